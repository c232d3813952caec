import { solveChallengeWorkers } from 'altcha-lib';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/**
 * Solves the gateway's challenge in a worker and returns the header for one code request
 * (rules/verification-code#proof-of-work).
 * @throws {GatewayError} where no challenge can be fetched
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
