import { GatewayError } from '../lib/gateway/gateway-error.ts';

/** The gateway's message of a failed call; where it sent none, or did not respond, the default text of the action. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof GatewayError && error.text) || fallback;
