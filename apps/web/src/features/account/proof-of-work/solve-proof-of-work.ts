import { solveChallengeWorkers } from 'altcha-lib';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Does the work that the gateway asks for before it sends a code, beside the page and unseen; gives the header that
 * proves it, good for one request (spec-decision 11f). Throws GatewayError where there is no challenge to be had.
 */
export async function solveProofOfWork(): Promise<{ 'x-proof': string }> {
  const challenge = await callGateway('getProofChallenge', {});
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: 1,
    createWorker: () => new Worker(new URL('./proof-of-work-worker.ts', import.meta.url), { type: 'module' }),
  });
  return { 'x-proof': btoa(JSON.stringify({ challenge, solution })) };
}
