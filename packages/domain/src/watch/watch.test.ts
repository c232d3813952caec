import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgedSeries, honestSeries, judgeSeries, sumCredit } from '../../test/watch-series.ts';
import { sumRangeSeconds, type TimeRange } from '../video/time-range.ts';
import { type Heartbeat, judgeHeartbeat, type WatchBudget } from './heartbeat.ts';
import { addSeenRange, cutSeenRanges, isVideoSeen } from './seen-ranges.ts';

const RUNS = 1_000;

const ranges = (...pairs: readonly (readonly [number, number])[]): TimeRange[] =>
  pairs.map(([startSeconds, endSeconds]) => ({ startSeconds, endSeconds }));
const union = (pairs: readonly (readonly [number, number])[]) =>
  ranges(...pairs).reduce<readonly TimeRange[]>(addSeenRange, []);

describe('the union of seen ranges', () => {
  test.each<[string, (readonly [number, number])[], (readonly [number, number])[]]>([
    ['one', [[0, 10]], [[0, 10]]],
    [
      'one after the other',
      [
        [0, 10],
        [10, 20],
      ],
      [[0, 20]],
    ],
    [
      'apart',
      [
        [20, 30],
        [0, 10],
      ],
      [
        [0, 10],
        [20, 30],
      ],
    ],
    [
      'overlapping',
      [
        [0, 10],
        [5, 15],
      ],
      [[0, 15]],
    ],
    [
      'within',
      [
        [0, 30],
        [5, 15],
      ],
      [[0, 30]],
    ],
    [
      'the same again',
      [
        [0, 10],
        [0, 10],
      ],
      [[0, 10]],
    ],
    [
      'closing a gap',
      [
        [0, 10],
        [20, 30],
        [10, 20],
      ],
      [[0, 30]],
    ],
    [
      'over several',
      [
        [2, 3],
        [5, 6],
        [8, 9],
        [0, 8.5],
      ],
      [[0, 9]],
    ],
  ])('%s', (_name, added, expected) => {
    expect(union(added)).toEqual(ranges(...expected));
  });

  test('is the same for any order of reports, in rising order, and never more than was added', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 60 }))
      .map(([from, seconds]) => [from, from + seconds] as const);
    fc.assert(
      fc.property(fc.array(range, { maxLength: 40 }), (added) => {
        const seen = union(added);
        expect(union(added.toReversed())).toEqual(seen);
        const seconds = new Set(added.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)));
        expect(sumRangeSeconds(seen)).toBe(seconds.size);
        for (const [index, { startSeconds }] of seen.slice(1).entries()) {
          expect(startSeconds).toBeGreaterThan(seen[index]?.endSeconds ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  test('a video seen in a thousand short ranges stays a short list, without the shortest', () => {
    const crumbs = Array.from({ length: 1000 }, (_, index) => [index * 3, index * 3 + 1 + index / 1000] as const);
    const seen = union(crumbs);
    expect(seen).toHaveLength(200);
    expect(seen.at(-1)?.endSeconds).toBeCloseTo(2997 + 1.999, 6);
    expect(seen[0]?.startSeconds).toBe(800 * 3);
  });
});

test.each([
  [[[0, 90]], true],
  [[[0, 89.9]], false],
  [
    [
      [5, 50],
      [55, 100],
    ],
    true,
  ],
  [
    [
      [5, 50],
      [56, 100],
    ],
    false,
  ],
  [
    [
      [0, 50],
      [100, 400],
    ],
    false,
  ],
  [[], false],
] as const)('of 100 seconds %j are enough: %s', (added, expected) => {
  expect(isVideoSeen(ranges(...added), 100)).toBe(expected);
});

test('a shorter version of a video cuts the seen ranges', () => {
  expect(cutSeenRanges(ranges([0, 10], [50, 90], [95, 99]), 60)).toEqual(ranges([0, 10], [50, 60]));
});

describe('credit of a heartbeat', () => {
  const OPENED = 1_000_000;
  const session = { id: 'a', openedAt: OPENED };
  const fresh: WatchBudget = { sessionId: 'a', lastReportAt: OPENED, accountedUntil: OPENED, from: 0, to: 0 };
  const beat = (from: number, to: number, more: Partial<Heartbeat> = {}): Heartbeat => ({
    from,
    to,
    speed: 1,
    visible: true,
    ...more,
  });
  const judge = (heartbeat: Heartbeat, seconds: number, budget: WatchBudget = fresh) =>
    judgeHeartbeat(heartbeat, { budget, session, endSeconds: 360, now: OPENED + seconds * 1000 });
  const elsewhere = (reportedAfter: number): WatchBudget => ({
    sessionId: 'b',
    lastReportAt: OPENED + reportedAfter * 1000,
    accountedUntil: OPENED + reportedAfter * 1000,
    from: 0,
    to: 10,
  });

  test.each<[string, Heartbeat, number, WatchBudget, readonly [number, number]]>([
    ['ten seconds after ten', beat(0, 10), 10, fresh, [0, 10]],
    ['twenty seconds of video at double speed', beat(0, 20, { speed: 2 }), 10, fresh, [0, 20]],
    ['five seconds of video at half speed', beat(0, 5, { speed: 0.5 }), 10, fresh, [0, 5]],
    ['a part of the time that passed', beat(30, 34), 60, fresh, [30, 34]],
    ['the seconds of an outage of two minutes', beat(0, 130), 131, fresh, [0, 130]],
    ['a little ahead of the clock: as far as it has come', beat(0, 10), 9.5, fresh, [0, 9.5]],
    ['a little past the end: to the end', beat(352, 361.5), 10, fresh, [352, 360]],
    ['after another player has stopped', beat(0, 10), 30, elsewhere(20), [0, 10]],
  ])('%s', (_name, heartbeat, seconds, budget, [startSeconds, endSeconds]) => {
    const verdict = judge(heartbeat, seconds, budget);
    expect(verdict).toMatchObject({ outcome: 'accepted', range: { startSeconds, endSeconds } });
    if (verdict.outcome !== 'accepted') return;
    expect(verdict.budget.accountedUntil).toBeLessThanOrEqual(verdict.budget.lastReportAt);
  });

  test.each<[string, Heartbeat, number, WatchBudget, object]>([
    ['everything at once', beat(0, 360), 1, fresh, { outcome: 'forged', reason: 'tooFast' }],
    ['everything after two idle minutes', beat(0, 360), 120, fresh, { outcome: 'forged', reason: 'tooFast' }],
    [
      'more than an outage may have, after an hour',
      beat(0, 135),
      3600,
      fresh,
      { outcome: 'forged', reason: 'tooFast' },
    ],
    ['twice as fast as its speed', beat(0, 20), 10, fresh, { outcome: 'forged', reason: 'tooFast' }],
    ['seconds before its session', beat(0, 20), 10, elsewhere(-60), { outcome: 'forged', reason: 'tooFast' }],
    ['a video that runs backwards', beat(20, 10), 10, fresh, { outcome: 'forged', reason: 'backwards' }],
    ['nothing', beat(10, 10), 10, fresh, { outcome: 'forged', reason: 'backwards' }],
    ['seconds past the end', beat(360, 370), 10, fresh, { outcome: 'forged', reason: 'pastEnd' }],
    ['before the clock was set back', beat(10, 20), -30, fresh, { outcome: 'forged', reason: 'tooFast' }],
    ['the last one again', beat(0, 10), 20, { ...fresh, from: 0, to: 10 }, { outcome: 'repeated' }],
    ['the time of another player', beat(0, 10), 20, elsewhere(15), { outcome: 'accounted' }],
    ['a second of another player', beat(0, 1), 20, elsewhere(20), { outcome: 'accounted' }],
  ])('not %s', (_name, heartbeat, seconds, budget, expected) => {
    expect(judge(heartbeat, seconds, budget)).toEqual(expected);
  });

  test('a hidden picture uses its time and earns nothing', () => {
    const verdict = judge(beat(0, 10, { visible: false }), 10);
    expect(verdict).toMatchObject({ outcome: 'accepted', range: null, budget: { accountedUntil: OPENED + 10_000 } });
  });

  test('an old heartbeat again needs its time again, which has not passed', () => {
    const first = judge(beat(0, 10), 10);
    if (first.outcome !== 'accepted') throw new Error(first.outcome);
    const second = judge(beat(10, 20), 20, first.budget);
    if (second.outcome !== 'accepted') throw new Error(second.outcome);
    expect(judge(beat(0, 10), 21, second.budget)).toEqual({ outcome: 'forged', reason: 'tooFast' });
  });

  test('two tabs that play at the same time earn as much as one', () => {
    const at = (sessionId: string, seconds: number) => ({
      ...beat(seconds - 10, seconds),
      sessionId,
      at: seconds * 1000 + (sessionId === 'b' ? 4_000 : 0),
    });
    const arriving = Array.from({ length: 12 }, (_, index) => (index + 1) * 10).flatMap((seconds) => [
      at('a', seconds),
      at('b', seconds),
    ]);
    const { seen, forged } = judgeSeries({ openedAt: { a: 0, b: 4_000 }, arriving, durationSeconds: 360 });
    expect([...seen]).toEqual([['a', ranges([0, 120])]]);
    expect(forged).toBe(0);
  });
});

test('time that a player has not used is not credited to another one', () => {
  const reported = { from: 0, to: 10, speed: 1, visible: true };
  const arriving = [
    { ...reported, sessionId: 'a', at: 110_000 },
    { ...reported, sessionId: 'b', at: 112_000 },
  ];
  const { seen, forged } = judgeSeries({ openedAt: { a: 0, b: 0 }, arriving, durationSeconds: 360 });
  expect([...seen.keys(), forged]).toEqual(['a', 0]);
});

test('honest viewers earn at least 99 % of the seconds that they saw and never more', () => {
  fc.assert(
    fc.property(honestSeries, (series) => {
      const outcome = judgeSeries(series);
      const credited = sumCredit(outcome);
      const played = sumRangeSeconds(series.played);
      expect(credited).toBeGreaterThanOrEqual(played * 0.99);
      expect(credited).toBeLessThanOrEqual(played + 1e-6);
      expect(outcome.forged).toBe(0);
    }),
    { numRuns: RUNS },
  );
});

test('forged series never earn more than could have been watched in the time that passed', () => {
  let earned = 0;
  fc.assert(
    fc.property(forgedSeries, (series) => {
      const { seen, usedMs, passedMs } = judgeSeries(series);
      expect(usedMs).toBeLessThanOrEqual(passedMs + 1e-6);
      const seconds = [...seen.values()].reduce((sum, seenRanges) => sum + sumRangeSeconds(seenRanges), 0);
      expect(seconds).toBeLessThanOrEqual((passedMs / 1000) * 2 + 1e-6);
      earned += seconds;
    }),
    { numRuns: RUNS },
  );
  // Otherwise the series are too random to test anything.
  expect(earned).toBeGreaterThan(0);
});
