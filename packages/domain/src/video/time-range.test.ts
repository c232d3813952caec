import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextInRanges, getChapterRanges, getStepRanges, sumRangeSeconds } from './time-range.ts';

const at = (...starts: number[]) => starts.map((startSeconds) => ({ startSeconds }));
const CHAPTERS = at(0, 180, 450, 660, 850, 1080, 1240);
const STEPS = at(180, 320, 450, 660, 850, 1000, 1080);

test('a chapter lasts to the next one, the last to the end', () => {
  expect(getChapterRanges(at(0, 60, 80), 90)).toEqual([
    { startSeconds: 0, endSeconds: 60 },
    { startSeconds: 60, endSeconds: 80 },
    { startSeconds: 80, endSeconds: 90 },
  ]);
});

test('a step lasts to the next step or chapter, so that the part after the operation belongs to none', () => {
  const ranges = getStepRanges(STEPS, CHAPTERS, 1380);
  expect(ranges.map((range) => range.endSeconds)).toEqual([320, 450, 660, 850, 1000, 1080, 1240]);
  expect(sumRangeSeconds(ranges)).toBe(1060);
});

test('a step in the last chapter lasts to the end of the video', () => {
  expect(getStepRanges(at(70), at(0, 60), 90)).toEqual([{ startSeconds: 70, endSeconds: 90 }]);
});

const RANGES = [
  { startSeconds: 10, endSeconds: 20 },
  { startSeconds: 20, endSeconds: 30 },
  { startSeconds: 50, endSeconds: 60 },
];

test.each([
  [0, 10],
  [10, null],
  [19.9, null],
  [20, null],
  [30, 50],
  [59.9, null],
  [60, Number.POSITIVE_INFINITY],
])('from %d s the key parts continue at %d', (position, next) => {
  expect(findNextInRanges(RANGES, position)).toBe(next);
});

test('playing always continues inside a key part', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (position) => {
      const next = findNextInRanges(RANGES, position) ?? position;
      const inside = RANGES.some((range) => range.startSeconds <= next && next < range.endSeconds);
      expect(inside || next === Number.POSITIVE_INFINITY).toBe(true);
    }),
  );
});
