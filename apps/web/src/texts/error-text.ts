import { GatewayError } from '../lib/gateway/gateway-error.ts';
import { m } from './index.ts';

/** A failure in the user's words, with the request id where the gateway gave one. Anything unknown is 'failed to load'. */
export function errorText(error: unknown): { text: string; requestId: string } {
  if (!(error instanceof GatewayError)) return { text: m['state.error'](), requestId: '' };
  const { kind, text, requestId } = error;
  if (kind === 'network' || kind === 'timeout') return { text: m['error.network'](), requestId };
  return { text: text || m['error.server'](), requestId };
}
