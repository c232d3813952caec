import { WRONG_CODES_PER_HOUR } from './code-limits.ts';

/** Lifetime of a proof-of-work challenge, in seconds; rules/verification-code#proof-of-work. */
export const PROOF_OF_WORK_LIFETIME_SECONDS = 300;

/** Window in seconds of the request rate that sets the difficulty. */
export const PROOF_OF_WORK_RATE_SECONDS = 600;

/** Maximum guesses of the easiest challenge: about a tenth of a second in a browser. */
const PROOF_OF_WORK_GUESSES_MIN = 300;

/** The maximum number of doublings of the guesses: some seconds of work. */
const PROOF_OF_WORK_DOUBLINGS_MAX = 5;

const CHALLENGES_PER_DOUBLING = 10;
const CODES_PER_DOUBLING = 100;
const WRONG_CODES_PER_DOUBLING = 20;

/**
 * Requests of the last `PROOF_OF_WORK_RATE_SECONDS`: challenges of one address, proofs of all addresses; and wrong
 * codes of all in the hour.
 */
export interface ProofOfWorkRate {
  readonly addressChallenges: number;
  readonly allCodes: number;
  readonly wrongCodes: number;
}

/**
 * Maximum guesses of a challenge: doubled for every 10 challenges of the address, every 100 codes in all, or every 20
 * wrong codes in all past those that need no proof; rules/verification-code#proof-of-work. A ward behind one address
 * can still request its codes.
 */
export function computeProofOfWorkGuesses({ addressChallenges, allCodes, wrongCodes }: ProofOfWorkRate): number {
  const doublings = Math.max(
    Math.floor(addressChallenges / CHALLENGES_PER_DOUBLING),
    Math.floor(allCodes / CODES_PER_DOUBLING),
    Math.floor(Math.max(0, wrongCodes - WRONG_CODES_PER_HOUR.all) / WRONG_CODES_PER_DOUBLING),
  );
  return PROOF_OF_WORK_GUESSES_MIN * 2 ** Math.min(doublings, PROOF_OF_WORK_DOUBLINGS_MAX);
}
