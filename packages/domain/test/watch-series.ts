import fc from 'fast-check';
import { PLAYBACK_SPEEDS } from '../src/video/player-settings.ts';
import { sumRangeSeconds, type TimeRange } from '../src/video/time-range.ts';
import {
  type Heartbeat,
  judgeHeartbeat,
  WATCH_OFFLINE_MS,
  WATCH_REPORT_MS,
  WATCH_SPEED,
  type WatchBudget,
} from '../src/watch/heartbeat.ts';
import { addSeenRange } from '../src/watch/seen-ranges.ts';

/** A heartbeat on its way to the gateway. */
interface Arriving extends Heartbeat {
  readonly sessionId: string;
  /** When it arrives, in ms. */
  readonly at: number;
}

/** A series of requests from one account to the gateway, for tests and the benchmark. */
export interface WatchSeries {
  /** When each session was opened, in ms. */
  readonly openedAt: Readonly<Record<string, number>>;
  readonly arriving: readonly Arriving[];
  /** Length of every video, in seconds. */
  readonly durationSeconds: number;
}

/** The outcome of a series. */
export interface WatchOutcome {
  /** The ranges that each session was credited with. */
  readonly seen: ReadonlyMap<string, readonly TimeRange[]>;
  /** Time that all accepted ranges need to be watched, in ms. */
  readonly usedMs: number;
  /** From the first opening to the last arrival, in ms. */
  readonly passedMs: number;
  readonly forged: number;
}

/** The seconds that all sessions together were credited with, if they play one video. */
export function sumCredit({ seen }: WatchOutcome): number {
  return sumRangeSeconds([...seen.values()].flat().reduce<readonly TimeRange[]>(addSeenRange, []));
}

/** Judges a series as the gateway does; each session has a list of what it was credited with. */
export function judgeSeries({ openedAt, arriving, durationSeconds }: WatchSeries): WatchOutcome {
  const startedAt = Math.min(...Object.values(openedAt));
  let budget: WatchBudget = { sessionId: '', lastReportAt: startedAt, accountedUntil: startedAt, from: 0, to: 0 };
  const seen = new Map<string, readonly TimeRange[]>();
  let usedMs = 0;
  let forged = 0;
  for (const { sessionId, at, ...heartbeat } of arriving) {
    const session = { id: sessionId, openedAt: openedAt[sessionId] ?? Number.POSITIVE_INFINITY };
    const verdict = judgeHeartbeat(heartbeat, { budget, session, endSeconds: durationSeconds, now: at });
    if (verdict.outcome === 'forged') forged += 1;
    if (verdict.outcome !== 'accepted') continue;
    budget = verdict.budget;
    const { range } = verdict;
    if (range === null) continue;
    usedMs += ((range.endSeconds - range.startSeconds) / heartbeat.speed) * 1000;
    seen.set(sessionId, addSeenRange(seen.get(sessionId) ?? [], range));
  }
  return { seen, usedMs, passedMs: Math.max(startedAt, ...arriving.map(({ at }) => at)) - startedAt, forged };
}

type Act =
  | { readonly do: 'play'; readonly ms: number; readonly speed: number }
  | { readonly do: 'pause'; readonly ms: number }
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'goOffline'; readonly ms: number }
  | { readonly do: 'changeDevice'; readonly ms: number };

/** The minimum time that changing the device needs, in ms: longer than a report is on its way. */
const CHANGE_MS = 3_000;

const acts = (durationSeconds: number): fc.Arbitrary<Act> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('play' as const),
        ms: fc.integer({ min: 500, max: 90_000 }),
        speed: fc.constantFrom(...PLAYBACK_SPEEDS),
      }),
    },
    fc.record({ do: fc.constant('pause' as const), ms: fc.integer({ min: 0, max: 300_000 }) }),
    fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: durationSeconds - 1 }) }),
    fc.record({ do: fc.constant('goOffline' as const), ms: fc.integer({ min: 0, max: WATCH_OFFLINE_MS }) }),
    fc.record({ do: fc.constant('changeDevice' as const), ms: fc.integer({ min: CHANGE_MS, max: 60_000 }) }),
  );

/** An honest viewer of one video on several devices, and the ranges that were played. */
export interface HonestSeries extends WatchSeries {
  readonly played: readonly TimeRange[];
}

/** Honest viewers, who pause, seek, change the speed and the device, and lose the network for up to two minutes. */
export const honestSeries: fc.Arbitrary<HonestSeries> = fc
  .integer({ min: 66, max: 3600 })
  .chain((durationSeconds) =>
    fc
      .tuple(
        fc.array(acts(durationSeconds), { minLength: 1, maxLength: 30 }),
        fc.array(fc.integer({ min: 5, max: 1_500 }), { minLength: 8, maxLength: 8 }),
      )
      .map(([script, delays]) => watchHonestly(script, delays, durationSeconds)),
  );

/**
 * Plays a script as the player reports it: every ten seconds and at each break, after an outage all waiting reports.
 */
function watchHonestly(script: readonly Act[], delays: readonly number[], durationSeconds: number): HonestSeries {
  const openedAt: Record<string, number> = {};
  const arriving: Arriving[] = [];
  const waiting: Heartbeat[] = [];
  let played: readonly TimeRange[] = [];
  let now = 0;
  let position = 0;
  let offlineUntil = 0;
  let sessionId = '';

  const openSession = () => {
    sessionId = `device-${Object.keys(openedAt).length}`;
    // The player measures from the response on, so that its time is never ahead of the gateway's.
    openedAt[sessionId] = now;
  };
  const send = () => {
    if (now < offlineUntil) return;
    const sentAt = waiting.length > 1 ? Math.max(offlineUntil, now) : now;
    for (const heartbeat of waiting.splice(0)) {
      const arrivesAt = sentAt + (delays[arriving.length % delays.length] ?? 0);
      arriving.push({ ...heartbeat, sessionId, at: Math.max(arrivesAt, arriving.at(-1)?.at ?? 0) });
    }
  };
  const play = (ms: number, speed: number) => {
    for (let left = ms; left > 0 && position < durationSeconds; left -= WATCH_REPORT_MS) {
      const lasts = Math.min(left, WATCH_REPORT_MS, ((durationSeconds - position) / speed) * 1000);
      const to = Math.min(position + (lasts / 1000) * speed, durationSeconds);
      if (to <= position) return;
      waiting.push({ from: position, to, speed, visible: true });
      played = addSeenRange(played, { startSeconds: position, endSeconds: to });
      now += lasts;
      position = to;
      send();
    }
  };
  openSession();
  for (const act of script) {
    if (act.do === 'play') play(act.ms, act.speed);
    if (act.do === 'pause') now += act.ms;
    if (act.do === 'seek') position = act.to;
    // After one outage the player reports what waited before there is another.
    if (act.do === 'goOffline' && waiting.length === 0) offlineUntil = now + act.ms;
    send();
    if (act.do === 'changeDevice') {
      // The unsent reports of the first device wait for its network.
      now = Math.max(now, offlineUntil);
      send();
      now += act.ms;
      openSession();
    }
  }
  now = Math.max(now, offlineUntil);
  send();
  return { openedAt, arriving, durationSeconds, played };
}

const VIDEO_SECONDS = 600;

/** Forged heartbeats of a program that waits at most so many ms before the next one. */
const forgedHeartbeats = (patience: number) =>
  fc.array(
    fc.record({
      from: fc.double({ min: 0, max: VIDEO_SECONDS, noNaN: true }),
      seconds: fc.oneof(
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.constantFrom(VIDEO_SECONDS, 10, WATCH_OFFLINE_MS / 1000),
      ),
      speed: fc.double({ min: WATCH_SPEED.min, max: WATCH_SPEED.max, noNaN: true }),
      visible: fc.nat(9).map((number) => number > 0),
      sessionId: fc.oneof({ weight: 5, arbitrary: fc.constant('first') }, fc.constantFrom('second', 'third')),
      /** Null for a new one, else the index of an earlier one that is sent once more. */
      again: fc.option(fc.nat(40)),
      /** The gateway's clock may be set back. */
      after: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 0, max: patience }) },
        fc.integer({ min: -patience, max: 0 }),
      ),
    }),
    { minLength: 1, maxLength: 60 },
  );

/** Programs that report arbitrary ranges, from several sessions, repeatedly and in any order. */
export const forgedSeries: fc.Arbitrary<WatchSeries> = fc
  .tuple(
    fc.constantFrom(500, 5_000, 30_000, 3_600_000).chain(forgedHeartbeats),
    // The first session is open from the start, so that any report can be made at all.
    fc.tuple(fc.constant(0), fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 60_000 })),
  )
  .map(([forged, openings]) => {
    const arriving: Arriving[] = [];
    let at = 0;
    for (const { seconds, after, again, ...heartbeat } of forged) {
      at += after;
      const repeated = again === null ? undefined : arriving[again];
      arriving.push({ ...(repeated ?? { ...heartbeat, to: heartbeat.from + seconds }), at });
    }
    const [first, second, third] = openings;
    return { openedAt: { first, second, third }, arriving, durationSeconds: VIDEO_SECONDS };
  });

/** Draws series at random, for the benchmark. */
export const drawHonestSeries = (count: number): readonly HonestSeries[] => fc.sample(honestSeries, count);
export const drawForgedSeries = (count: number): readonly WatchSeries[] => fc.sample(forgedSeries, count);
