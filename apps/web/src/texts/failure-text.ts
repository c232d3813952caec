import { GatewayError } from '../lib/gateway/gateway-error.ts';

/** The gateway's message of a failed call; where it sent none, or did not answer, the default of what was tried. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof GatewayError && error.text) || fallback;
