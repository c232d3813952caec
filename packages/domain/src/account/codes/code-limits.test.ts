import { expect, test } from 'vitest';
import { CODE_LENGTH, WRONG_CODES_PER_HOUR, WRONG_CODES_PER_HOUR_MAX } from './code-limits.ts';

test('guessing without a pause takes over less than one account in two days', () => {
  const tries = 48 * WRONG_CODES_PER_HOUR_MAX;
  expect(tries / 10 ** CODE_LENGTH).toBeLessThan(1);
  expect(WRONG_CODES_PER_HOUR.all).toBeLessThan(WRONG_CODES_PER_HOUR_MAX);
});
