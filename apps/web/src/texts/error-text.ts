import { isDisconnected } from '../lib/connection/connection-store.ts';
import { GatewayError } from '../lib/gateway/gateway-error.ts';
import { m } from './index.ts';

/**
 * The text of an error for the reader, with the request id where there is one. Anything unknown is 'failed to load'.
 */
export function errorText(error: unknown): { text: string; requestId: string } {
  if (!(error instanceof GatewayError)) return { text: m['state.error'](), requestId: '' };
  const { kind, text, requestId } = error;
  if (kind === 'network' || kind === 'timeout') return { text: m['error.network'](), requestId };
  return { text: text || m['error.server'](), requestId };
}

/**
 * The gateway's message of a failed call; where it sent none, the default text of the action, or without a connection
 * that it is possible later (rules/offline#actions).
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof GatewayError)) return fallback;
  if (error.kind !== 'refused' && isDisconnected()) return m['state.tryOnline']();
  return error.text || fallback;
}
