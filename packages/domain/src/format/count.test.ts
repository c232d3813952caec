import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

const shown = (count: number): string => {
  const { unit, value } = formatCount(count);
  return value + { one: '', wan: '万', yi: '亿' }[unit];
};

test.each([
  [0, '0'],
  [8588, '8588'],
  [9999, '9999'],
  [10_000, '1.0万'],
  [12_345, '1.2万'],
  [14_500, '1.5万'],
  [99_960, '10.0万'],
  [99_999_499, '9999.9万'],
  [99_999_999, '1.0亿'],
  [100_000_000, '1.0亿'],
  [256_000_000, '2.6亿'],
  [-5, '0'],
  [Number.NaN, '0'],
])('%d is shown as %s', (count, text) => {
  expect(shown(count)).toBe(text);
});

const UNITS = { one: 1, wan: 10_000, yi: 100_000_000 };
const worth = (count: number): number => {
  const { unit, value } = formatCount(count);
  return Number(value) * UNITS[unit];
};

test('the formatted count is monotonic and rounded to one decimal', () => {
  const counts = fc.oneof(fc.nat(200_000), fc.integer({ min: 0, max: 1e12 }));
  fc.assert(
    fc.property(counts, counts, (a, b) => {
      expect(worth(Math.min(a, b))).toBeLessThanOrEqual(worth(Math.max(a, b)));
      const { unit } = formatCount(a);
      expect(Math.abs(worth(a) - a)).toBeLessThanOrEqual(unit === 'one' ? 0 : UNITS[unit] / 20 + 1e-3);
    }),
  );
});

test('every number is formatted as digits', () => {
  fc.assert(
    fc.property(fc.double(), (count) => {
      expect(formatCount(count).value).toMatch(/^\d+(\.\d)?$/);
    }),
  );
});
