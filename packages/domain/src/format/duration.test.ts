import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '00:00'],
  [309, '05:09'],
  [850, '14:10'],
  [59.9, '00:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3909, '1:05:09'],
  [360_000, '100:00:00'],
  [-3, '00:00'],
  [Number.NaN, '00:00'],
])('%d s is %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('the text can be parsed to the same seconds', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const read = formatDuration(seconds)
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(read).toBe(seconds);
    }),
  );
});

test('every number is formatted', () => {
  fc.assert(
    fc.property(fc.double({ max: 1e9 }), (seconds) => {
      expect(formatDuration(seconds)).toMatch(/^(\d+:)?\d\d:\d\d$/);
    }),
  );
});
