import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPosition, findMarkIndex, getResumePosition, getWatchableEnd, isTryWatchOver } from './player-rules.ts';

const WHOLE = { tryWatchFlag: false, tryWatchDuration: 0 };
const LIMITED = { tryWatchFlag: true, tryWatchDuration: 180 };

test.each([
  [-1, 90, 0],
  [45, 90, 45],
  [91, 90, 90],
  [Number.NaN, 90, 0],
  [10, Number.NaN, 0],
  [10, -5, 0],
  [Number.POSITIVE_INFINITY, 90, 90],
])('position %d in a video of %d s is %d', (position, end, clamped) => {
  expect(clampPosition(position, end)).toBe(clamped);
});

test('a clamped position is inside, whatever was requested', () => {
  fc.assert(
    fc.property(fc.double(), fc.double({ min: 0, max: 1e6, noNaN: true }), (position, end) => {
      const clamped = clampPosition(position, end);
      expect(clamped >= 0 && clamped <= end).toBe(true);
    }),
  );
});

test.each([
  [360, LIMITED, 180],
  [90, LIMITED, 90],
  [360, WHOLE, 360],
])('the try-watch of %d s ends at', (duration, auth, end) => {
  expect(getWatchableEnd(duration, auth)).toBe(end);
});

test.each([
  [179.9, 360, LIMITED, false],
  [180, 360, LIMITED, true],
  [90, 90, LIMITED, false],
  [180, 180, LIMITED, false],
  [300, 360, WHOLE, false],
])('at %d s of %d s the try-watch is over', (position, duration, auth, over) => {
  expect(isTryWatchOver(position, duration, auth)).toBe(over);
});

test.each([
  [14.9, 360, null],
  [15, 360, 15],
  [100, 360, 100],
  [345, 360, 345],
  [345.1, 360, null],
  [20, 29, null],
  [15, 30, 15],
  [Number.NaN, 360, null],
])('left at %d s of %d s', (saved, end, resumed) => {
  expect(getResumePosition(saved, end)).toBe(resumed);
});

const MARKS = [{ startSeconds: 0 }, { startSeconds: 200 }, { startSeconds: 400 }];

test.each([
  [0, 0],
  [199.9, 0],
  [200, 1],
  [1e6, 2],
])('at %d s the mark with index %d runs', (position, index) => {
  expect(findMarkIndex(MARKS, position)).toBe(index);
});

test('before the first mark, and without any, none runs', () => {
  expect(findMarkIndex(MARKS.slice(1), 100)).toBe(-1);
  expect(findMarkIndex([], 100)).toBe(-1);
});
