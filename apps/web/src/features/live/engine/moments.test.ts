import { expect, test } from 'vitest';
import { findSecond, getMoment } from './moments.ts';

const BEGIN = Date.UTC(2026, 10, 21, 12);

/** Two segments, a pause of a minute, and another one. */
const parts = [
  { start: 100, duration: 2, programDateTime: BEGIN },
  { start: 102, duration: 2, programDateTime: BEGIN + 2000 },
  { start: 104, duration: 2, programDateTime: BEGIN + 64_000 },
];

test.each([
  [100, BEGIN],
  [103.5, BEGIN + 3500],
  [105, BEGIN + 65_000],
  [90, BEGIN - 10_000],
])('second %d maps to wall clock %d', (second, moment) => {
  expect(getMoment(parts, second)).toBe(moment);
});

test.each([
  ['within a segment', BEGIN + 3500, 103.5],
  ['in the pause', BEGIN + 30_000, 104],
  ['before the playlist', BEGIN - 5000, 100],
  ['after it', BEGIN + 90_000, 106],
])('a wall clock time %s is found', (_name, moment, second) => {
  expect(findSecond(parts, moment)).toBe(second);
});

test('a playlist without dates has no wall clock', () => {
  const undated = parts.map((part) => ({ ...part, programDateTime: null }));
  expect([getMoment(undated, 101), findSecond(undated, BEGIN), getMoment([], 0)]).toEqual([null, null, null]);
});
