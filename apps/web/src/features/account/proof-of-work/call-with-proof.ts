import type { CallName, RequestOf, ResponseOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { solveProofOfWork } from './solve-proof-of-work.ts';

/**
 * Makes a call that tries a code. If the gateway requires a proof of work, as it does while codes are being guessed,
 * solves its challenge and makes the call again (rules/verification-code#wrong-codes-of-all). Throws GatewayError.
 */
export async function callWithProof<Name extends CallName>(
  name: Name,
  payload: RequestOf<Name>,
): Promise<ResponseOf<Name>> {
  try {
    return await callGateway(name, payload);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code !== codes.proofMissing) throw error;
    return callGateway(name, payload, { headers: await solveProofOfWork() });
  }
}
