import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CAPTION_LENGTH_MAX_MS,
  getCaptionMinute,
  getMinuteRange,
  isCaptionTimeRange,
  mapCaptionsToReplay,
} from './live-caption.ts';

const SENT = 10 * 60 * 60 * 1000;

test.each([
  ['just said', -3000, 0, true],
  ['prepared for the next minute', 60_000, 62_000, true],
  ['of two hours ago', -7_200_000, -7_199_000, true],
  ['older than that', -7_200_001, -7_199_000, false],
  ['far ahead', 60_001, 62_000, false],
  ['without a length', 0, 0, false],
  ['that ends before it starts', 0, -1, false],
  ['of half a minute', -30_000, 0, true],
  ['longer than that', -30_001, 0, false],
])('a caption %s', (_what, start, end, isAllowed) => {
  expect(isCaptionTimeRange({ startAt: SENT + start, endAt: SENT + end }, SENT)).toBe(isAllowed);
});

/** Ten seconds, a pause of twenty, and ten seconds. */
const RANGES = [
  { startedAt: 100_000, seconds: 10 },
  { startedAt: 130_000, seconds: 10 },
];

test.each([
  ['in the first range', 102, 104, [2, 4]],
  ['that reaches into the pause', 108, 115, [8, 10]],
  ['in the pause', 111, 129, null],
  ['that reaches out of the pause', 125, 132, [10, 12]],
  ['over the whole pause', 109, 131, [9, 11]],
  ['before the recording', 90, 95, null],
  ['that runs as the recording starts', 95, 101, [0, 1]],
  ['that runs as the recording ends', 138, 150, [18, 20]],
  ['after the recording', 141, 150, null],
])('a caption %s', (_where, start, end, expected) => {
  const [mapped] = mapCaptionsToReplay([{ startAt: start * 1000, endAt: end * 1000 }], RANGES);
  expect(mapped ? [mapped.startSeconds, mapped.endSeconds] : null).toEqual(expected);
});

test('a caption belongs to the minute in which it starts, and no page reads further back than the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
      const [from, until] = getMinuteRange(getCaptionMinute(at));
      expect(at).toBeGreaterThanOrEqual(from);
      expect(at).toBeLessThan(until);
      expect(until - from).toBeGreaterThanOrEqual(CAPTION_LENGTH_MAX_MS);
    }),
  );
});
