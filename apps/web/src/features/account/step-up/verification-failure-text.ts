import { GatewayError } from '../../../lib/gateway/gateway-error.ts';

/** The gateway's message of a refusal, `otherwise` without a response (rules/phone-binding#verify-dialog). */
export function verificationFailureText(
  error: unknown,
  { refused, otherwise }: { refused: string; otherwise: string },
): string {
  if (!(error instanceof GatewayError) || error.kind !== 'refused') return otherwise;
  return error.text || refused;
}
