/** Life of a proof-of-work challenge, in seconds (spec-decision 11f). */
export const PROOF_LIFE_SECONDS = 300;

/** Over how many seconds the requests are counted that the difficulty follows. */
export const PROOF_RATE_SECONDS = 600;

/** Guesses that the easiest challenge takes at most: about a tenth of a second in a browser of today. */
export const PROOF_GUESSES = 300;

/** How often the guesses double at most: some seconds of work. */
export const PROOF_DOUBLINGS_MAX = 5;

const PER_ADDRESS = 10;
const PER_ALL = 100;

/** What was asked for in the last `PROOF_RATE_SECONDS`: challenges by one address, codes by everybody. */
export interface ProofRate {
  readonly fromAddress: number;
  readonly inAll: number;
}

/**
 * Guesses that a challenge takes at most: doubled with every 10 challenges that the address has asked for, or every 100
 * codes that were asked for in all (spec-decision 11f). A whole ward behind one address still gets its codes.
 */
export function proofGuesses({ fromAddress, inAll }: ProofRate): number {
  const doublings = Math.max(Math.floor(fromAddress / PER_ADDRESS), Math.floor(inAll / PER_ALL));
  return PROOF_GUESSES * 2 ** Math.min(doublings, PROOF_DOUBLINGS_MAX);
}
