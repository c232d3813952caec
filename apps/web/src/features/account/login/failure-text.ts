import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';

/** What went wrong, in the gateway's words where it sent some, else in `fallback` (seed 000 §8). */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof GatewayError)) return fallback;
  const { kind, text } = error;
  return kind === 'network' || kind === 'timeout' ? m['error.network']() : text || fallback;
}

/** The gateway's code of a failure; 0 where there was no answer. */
export function failureCode(error: unknown): number {
  return error instanceof GatewayError ? error.code : 0;
}
