import { randomInt } from 'node:crypto';
import { proofPayload, type ResponseOf } from '@osteon/contract';
import { computeProofOfWorkGuesses, PROOF_OF_WORK_LIFETIME_SECONDS, PROOF_OF_WORK_RATE_SECONDS } from '@osteon/domain';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import { createCounter, takePoint } from '../../../platform/rate-limit/rate-limit-store.ts';

/** Rounds of PBKDF2 for each guess: enough that a guess costs more than the browser's way to it. */
const COST = 1_000;

/** Proofs of work that are asked of whoever has a code sent (spec-decision 11f). */
export interface ProofOfWork {
  /** A challenge that grows harder with the rate of requests. */
  challenge(context: Pick<CallContext, 'ip'>): Promise<ResponseOf<'getProofChallenge'>>;
  /** Takes the proof that came with a request, each once. @throws {CallError} proofMissing */
  redeem(context: Pick<CallContext, 'reply' | 'ip' | 'deviceId'>): Promise<void>;
}

/** Makes the proof of work. With PROOF_OF_WORK=off challenges are trivial and no proof is asked for. */
export function createProofOfWork(deps: AppContext): ProofOfWork {
  const { config, db, clock, keyFor, audit } = deps;
  const secretOf = (purpose: string) => keyFor(purpose).export().toString('hex');
  const secrets = {
    hmacSignatureSecret: secretOf('proof-of-work'),
    hmacKeySignatureSecret: secretOf('proof-of-work-key'),
  };
  const unlimited = { points: Number.MAX_SAFE_INTEGER, seconds: PROOF_OF_WORK_RATE_SECONDS };
  const asked = createCounter(deps, { name: 'proofsAsked', ...unlimited });
  const redeemed = createCounter(deps, { name: 'proofsRedeemed', ...unlimited });
  const used = createCounter(deps, { name: 'proofUsed', points: 1, seconds: PROOF_OF_WORK_LIFETIME_SECONDS });

  async function guessesFor(ip: string): Promise<number> {
    if (!config.limits) return computeProofOfWorkGuesses({ addressChallenges: 0, allCodes: 0 });
    const [{ consumedPoints }, all] = await Promise.all([asked.consume(addressKey(ip)), redeemed.get('all')]);
    return computeProofOfWorkGuesses({ addressChallenges: consumedPoints - 1, allCodes: all?.consumedPoints ?? 0 });
  }

  return {
    async challenge({ ip }) {
      const guesses = config.proofOfWork ? await guessesFor(ip) : 1;
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.floor(guesses / 2), guesses),
        deriveKey,
        expiresAt: Math.ceil(clock.now() / 1000) + PROOF_OF_WORK_LIFETIME_SECONDS,
        ...secrets,
      });
      const { keySignature, expiresAt, ...rest } = parameters;
      if (!keySignature || !expiresAt || !signature) throw new Error('the challenge is not signed');
      return { parameters: { ...rest, keySignature, expiresAt }, signature };
    },

    async redeem({ reply, ip, deviceId }) {
      if (!config.proofOfWork) return;
      const { challenge, solution } = readProof(reply.request.headers['x-proof']);
      const expired = challenge.parameters.expiresAt * 1000 <= clock.now();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      const fault = expired ? 'expired' : !verified ? 'forged' : null;
      const refusal = fault ?? ((await takePoint(used, challenge.signature)) ? null : 'used');
      if (refusal !== null) {
        await audit.recordForgery(db, { event: 'proofUsed', ip, deviceId, detail: { reason: refusal } });
        throw new CallError('proofMissing');
      }
      await redeemed.consume('all');
    },
  };
}

function readProof(header: string | string[] | undefined) {
  const text = Buffer.from(String(header ?? ''), 'base64').toString();
  const { data } = proofPayload.safeParse(parseJson(text));
  if (!data) throw new CallError('proofMissing');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
