import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTriesLeft, isAttemptOver, TEST_TRIES_A_DAY } from './course-test-rules.ts';

const HOUR = 60 * 60 * 1000;
/** 2026-11-21 00:00 in Shanghai. */
const MIDNIGHT = Date.parse('2026-11-21T00:00:00+08:00');

test.each([
  ['none', [], 3],
  ['one today', [MIDNIGHT + HOUR], 2],
  ['three today', [MIDNIGHT, MIDNIGHT + HOUR, MIDNIGHT + 2 * HOUR], 0],
  ['more than there may be', [MIDNIGHT, MIDNIGHT, MIDNIGHT, MIDNIGHT], 0],
  ['three of yesterday, to the last moment', [MIDNIGHT - 1, MIDNIGHT - HOUR, MIDNIGHT - 2 * HOUR], 3],
  ['one of the evening in UTC, which is today in Shanghai', [Date.UTC(2026, 10, 20, 16)], 2],
] as const)('tries left after %s', (_what, startedAt, left) => {
  expect(countTriesLeft(startedAt, MIDNIGHT + 20 * HOUR)).toBe(left);
});

test('the next day has all tries again, regardless of earlier ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 24 * HOUR - 1 }), { maxLength: 8 }), (offsets) => {
      const startedAt = offsets.map((offset) => MIDNIGHT + offset);
      expect(countTriesLeft(startedAt, MIDNIGHT + 24 * HOUR)).toBe(TEST_TRIES_A_DAY);
      expect(countTriesLeft(startedAt, MIDNIGHT + 24 * HOUR - 1)).toBe(Math.max(0, TEST_TRIES_A_DAY - offsets.length));
    }),
  );
});

test.each([
  [null, MIDNIGHT + 1, false],
  [null, MIDNIGHT, true],
  [null, MIDNIGHT - 1, true],
  [MIDNIGHT - HOUR, MIDNIGHT + HOUR, true],
] as const)('an attempt submitted at %s that ends at %s is over: %s', (submittedAt, endsAt, over) => {
  expect(isAttemptOver({ submittedAt, endsAt }, MIDNIGHT)).toBe(over);
});
