import { expect, test } from 'vitest';
import { formatClock } from './duration.ts';

test.each([
  [85_268_000, '23:41:08'],
  [85_267_001, '23:41:08'],
  [3 * 86_400_000, '72:00:00'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [Number.NaN, '00:00:00'],
])('%d ms is %s', (left, shown) => {
  expect(formatClock(left)).toBe(shown);
});
