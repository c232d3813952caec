import { expect, test } from 'vitest';
import { proofGuesses } from './proof-of-work.ts';

test.each([
  [{ fromAddress: 0, inAll: 0 }, 300],
  [{ fromAddress: 9, inAll: 99 }, 300],
  [{ fromAddress: 10, inAll: 0 }, 600],
  [{ fromAddress: 0, inAll: 100 }, 600],
  [{ fromAddress: 25, inAll: 100 }, 1200],
  [{ fromAddress: 3, inAll: 450 }, 4800],
  [{ fromAddress: 5000, inAll: 0 }, 9600],
])('%j takes at most %i guesses', (rate, guesses) => {
  expect(proofGuesses(rate)).toBe(guesses);
});
