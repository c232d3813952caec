import { expect, test } from 'vitest';
import { computeProofOfWorkGuesses } from './proof-of-work.ts';

test.each([
  [{ addressChallenges: 0, allCodes: 0, wrongCodes: 0 }, 300],
  [{ addressChallenges: 9, allCodes: 99, wrongCodes: 0 }, 300],
  [{ addressChallenges: 10, allCodes: 0, wrongCodes: 0 }, 600],
  [{ addressChallenges: 0, allCodes: 100, wrongCodes: 0 }, 600],
  [{ addressChallenges: 25, allCodes: 100, wrongCodes: 0 }, 1200],
  [{ addressChallenges: 3, allCodes: 450, wrongCodes: 0 }, 4800],
  [{ addressChallenges: 5000, allCodes: 0, wrongCodes: 0 }, 9600],
  [{ addressChallenges: 0, allCodes: 0, wrongCodes: 119 }, 300],
  [{ addressChallenges: 0, allCodes: 0, wrongCodes: 160 }, 2400],
])('%j takes at most %i guesses', (rate, guesses) => {
  expect(computeProofOfWorkGuesses(rate)).toBe(guesses);
});
