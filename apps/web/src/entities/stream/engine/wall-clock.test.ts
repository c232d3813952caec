import { expect, test } from 'vitest';
import { findSecond, getWallClock } from './wall-clock.ts';

const START = Date.UTC(2026, 10, 21, 12);

/** Two segments, a pause of a minute, and another one. */
const parts = [
  { start: 100, duration: 2, programDateTime: START },
  { start: 102, duration: 2, programDateTime: START + 2000 },
  { start: 104, duration: 2, programDateTime: START + 64_000 },
];

test.each([
  [100, START],
  [103.5, START + 3500],
  [105, START + 65_000],
  [90, START - 10_000],
])('second %d maps to wall clock %d', (second, wallClock) => {
  expect(getWallClock(parts, second)).toBe(wallClock);
});

test.each([
  ['within a segment', START + 3500, 103.5],
  ['in the pause', START + 30_000, 104],
  ['before the playlist', START - 5000, 100],
  ['after it', START + 90_000, 106],
])('a wall clock time %s is found', (_name, wallClock, second) => {
  expect(findSecond(parts, wallClock)).toBe(second);
});

test('a playlist without dates has no wall clock', () => {
  const undated = parts.map((part) => ({ ...part, programDateTime: null }));
  expect([getWallClock(undated, 101), findSecond(undated, START), getWallClock([], 0)]).toEqual([null, null, null]);
});
