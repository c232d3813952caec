import { GatewayError } from '../../../lib/gateway/gateway-error.ts';

/**
 * What went wrong with a verification: the gateway's own words where it refused, `otherwise` where no answer came
 * (seed 001 §5).
 */
export function verificationFailureText(
  error: unknown,
  { refused, otherwise }: { refused: string; otherwise: string },
): string {
  if (!(error instanceof GatewayError) || error.kind !== 'refused') return otherwise;
  return error.text || refused;
}
