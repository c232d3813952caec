import { randomInt } from 'node:crypto';
import { proofPayload, type ResponseOf } from '@osteon/contract';
import { computeProofOfWorkGuesses, PROOF_OF_WORK_LIFETIME_SECONDS, PROOF_OF_WORK_RATE_SECONDS } from '@osteon/domain';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import { consumePoint, createCounter } from '../../../platform/rate-limit/rate-limit-store.ts';
import { createWrongCodeCounters } from '../../../platform/rate-limit/wrong-code-counters.ts';

/** Rounds of PBKDF2 for each guess: enough that a guess costs more than the browser's call of it. */
const COST = 1_000;

/**
 * The proof of work that every request for a code needs, and tries past the budget of wrong codes;
 * rules/verification-code#proof-of-work.
 */
export interface ProofOfWorkService {
  /** Creates a challenge, the harder the higher the rate of requests. */
  createChallenge(context: Pick<CallContext, 'ip'>): Promise<ResponseOf<'getProofChallenge'>>;
  /** Verifies and consumes the proof in a request's header. @throws {CallError} proofMissing */
  consumeProof(context: Pick<CallContext, 'reply' | 'ip' | 'deviceId'>): Promise<void>;
}

/** With PROOF_OF_WORK=off challenges are trivial and no proof is needed. */
export function createProofOfWorkService(deps: AppContext): ProofOfWorkService {
  const { config, db, clock, keyFor, audit } = deps;
  const exportSecret = (purpose: string) => keyFor(purpose).export().toString('hex');
  const secrets = {
    hmacSignatureSecret: exportSecret('proof-of-work'),
    hmacKeySignatureSecret: exportSecret('proof-of-work-key'),
  };
  const unlimited = { points: Number.MAX_SAFE_INTEGER, seconds: PROOF_OF_WORK_RATE_SECONDS };
  const challengeCounter = createCounter(deps, { name: 'proofsAsked', ...unlimited });
  const codeCounter = createCounter(deps, { name: 'proofsRedeemed', ...unlimited });
  const wrongCodes = createWrongCodeCounters(deps);
  const usedProofs = createCounter(deps, { name: 'proofUsed', points: 1, seconds: PROOF_OF_WORK_LIFETIME_SECONDS });

  async function computeGuesses(ip: string): Promise<number> {
    if (!config.limits) return computeProofOfWorkGuesses({ addressChallenges: 0, allCodes: 0, wrongCodes: 0 });
    const [{ consumedPoints }, codes, wrong] = await Promise.all([
      challengeCounter.consume(addressKey(ip)),
      codeCounter.get('all'),
      wrongCodes.readAll(),
    ]);
    return computeProofOfWorkGuesses({
      addressChallenges: consumedPoints - 1,
      allCodes: codes?.consumedPoints ?? 0,
      wrongCodes: wrong,
    });
  }

  return {
    async createChallenge({ ip }) {
      const guesses = config.proofOfWork ? await computeGuesses(ip) : 1;
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

    async consumeProof({ reply, ip, deviceId }) {
      if (!config.proofOfWork) return;
      const { challenge, solution } = parseProof(reply.request.headers['x-proof']);
      const expired = challenge.parameters.expiresAt * 1000 <= clock.now();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      const invalid = expired ? 'expired' : !verified ? 'forged' : null;
      const reason = invalid ?? ((await consumePoint(usedProofs, challenge.signature)) ? null : 'used');
      if (reason !== null) {
        await audit.recordForgery(db, { event: 'proofUsed', ip, deviceId, detail: { reason } });
        throw new CallError('proofMissing');
      }
      await codeCounter.consume('all');
    },
  };
}

function parseProof(header: string | string[] | undefined) {
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
