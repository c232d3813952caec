import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getReplaySecond, getReplayTimestamp, listReplayChapters, type RecordedRange } from './replay-timeline.ts';

const MINUTE = 60_000;

/** Ten minutes, a pause of five, and twenty minutes. */
const RANGES: readonly RecordedRange[] = [
  { startedAt: 10 * MINUTE, seconds: 600 },
  { startedAt: 25 * MINUTE, seconds: 1200 },
];

test.each([
  ['before the recording', 0, 0],
  ['at its start', 10, 0],
  ['in the first range', 15, 300],
  ['at the start of the pause', 20, 600],
  ['in the pause', 22, 600],
  ['at the end of the pause', 25, 600],
  ['in the second range', 35, 1200],
  ['at the end', 45, 1800],
  ['after it', 90, 1800],
])('a timestamp %s', (_where, minute, second) => {
  expect(getReplaySecond(RANGES, minute * MINUTE)).toBe(second);
});

const listStarts = (minutes: readonly number[]) =>
  listReplayChapters(
    minutes.map((minute) => ({ at: minute * MINUTE, minute })),
    RANGES,
  ).map(({ minute, startSeconds }) => [minute, startSeconds]);

test.each([
  [
    'all recorded',
    [10, 15, 30],
    [
      [10, 0],
      [15, 300],
      [30, 900],
    ],
  ],
  [
    'out of order',
    [30, 10],
    [
      [10, 0],
      [30, 900],
    ],
  ],
  [
    'one that runs as the recording starts',
    [0, 5, 15],
    [
      [5, 0],
      [15, 300],
    ],
  ],
  [
    'one that lies in the pause',
    [10, 21, 24, 30],
    [
      [10, 0],
      [24, 600],
      [30, 900],
    ],
  ],
  ['one after the end', [10, 50], [[10, 0]]],
  ['none', [], []],
  ['all after the end', [60, 70], []],
])('an agenda: %s', (_what, minutes, chapters) => {
  expect(listStarts(minutes)).toEqual(chapters);
});

test('without a recording there are no chapters', () => {
  expect(listReplayChapters([{ at: 0 }], [])).toEqual([]);
});

test('chapters are ascending, lie within the replay, and each starts where its item appears', () => {
  const ranges = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 1e6 }), seconds: fc.integer({ min: 1, max: 1e4 }) }))
    .map((parts) => {
      let at = 0;
      return parts.map(({ gap, seconds }) => {
        const startedAt = at + gap;
        at = startedAt + seconds * 1000;
        return { startedAt, seconds };
      });
    });
  const agenda = fc.array(fc.record({ at: fc.integer({ min: -1e6, max: 1e8 }) }));
  fc.assert(
    fc.property(agenda, ranges, (items, recorded) => {
      const length = recorded.reduce((total, { seconds }) => total + seconds, 0);
      const chapters = listReplayChapters(items, recorded);
      for (const [index, { at, startSeconds }] of chapters.entries()) {
        expect(startSeconds).toBe(getReplaySecond(recorded, at));
        expect(startSeconds).toBeGreaterThan(chapters[index - 1]?.startSeconds ?? -1);
        expect(startSeconds).toBeLessThan(length);
      }
    }),
  );
});

test('exactly the timestamps from the first one on appear at a second or later', () => {
  const ranges = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 50 }), seconds: fc.integer({ min: 1, max: 50 }) }),
  );
  fc.assert(
    fc.property(ranges, fc.integer({ min: -20, max: 400 }), fc.integer({ min: 0, max: 400 }), (drawn, at, second) => {
      let end = 0;
      const recordedRanges = drawn.map(({ pause, seconds }) => {
        const startedAt = (end + pause) * 1000;
        end += pause + seconds;
        return { startedAt, seconds };
      });
      const timestamp = getReplayTimestamp(recordedRanges, second) ?? Number.NEGATIVE_INFINITY;
      expect(getReplaySecond(recordedRanges, at * 1000) >= second).toBe(at * 1000 >= timestamp);
    }),
  );
});
