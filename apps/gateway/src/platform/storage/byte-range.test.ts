import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
])('%s of 1000 bytes', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});

test('a parsed range always lies inside the file', () => {
  const bound = fc.option(fc.nat(), { nil: '' });
  fc.assert(
    fc.property(bound, bound, fc.nat(100_000), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
