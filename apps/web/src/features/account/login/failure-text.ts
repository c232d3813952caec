import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { m } from '../../../texts/index.ts';

/** The error message of the gateway, else `fallback` (rules/login#errors). */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof GatewayError)) return fallback;
  const { kind, text } = error;
  return kind === 'network' || kind === 'timeout' ? m['error.network']() : text || fallback;
}

/** The gateway's error code; 0 where there was no answer. */
export function failureCode(error: unknown): number {
  return error instanceof GatewayError ? error.code : 0;
}
