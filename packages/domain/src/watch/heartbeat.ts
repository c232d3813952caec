import { PLAYBACK_SPEEDS } from '../video/player-settings.ts';
import type { TimeRange } from '../video/time-range.ts';

/** The interval at which a player reports while it plays, in ms (rules/watch#heartbeats). */
export const WATCH_REPORT_MS = 10_000;

/** The time for which a player retains unsent reports, in ms (rules/watch#offline). */
export const WATCH_OFFLINE_MS = 120_000;

/** Speeds at which a video can be watched; browsers' own players have more than ours. */
export const WATCH_SPEED = { min: 0.25, max: Math.max(...PLAYBACK_SPEEDS) } as const;

/** By how much an honest report may exceed the gateway's clock, in ms, as the network delays one more than another. */
const DELAY_MS = 2_000;

/**
 * Time that an account may have unreported, in ms: an outage, the report that was in progress when it started, and its
 * delay.
 */
const UNREPORTED_MAX_MS = WATCH_OFFLINE_MS + WATCH_REPORT_MS + DELAY_MS;

/** The seconds by which a browser may overestimate the length of a video. */
const END_SECONDS = 2;

/** A time range of a video that was played without a break, as the player reports it. */
export interface Heartbeat {
  /** Seconds of the video. */
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  /** True if the picture was visible. */
  readonly visible: boolean;
}

/** The watch budget of an account, one for all its devices. Times of the gateway's clock, in ms. */
export interface WatchBudget {
  /** The play session of the last accepted heartbeat. */
  readonly sessionId: string;
  /** The time when that heartbeat was accepted. */
  readonly lastReportAt: number;
  /** The time until which the account's time is accounted; not after the last report. */
  readonly accountedUntil: number;
  /** The time range of that heartbeat, by which a repeated one is recognized. */
  readonly from: number;
  readonly to: number;
}

/** The reason why a heartbeat counts as forged (rules/watch#forgeries). */
type WatchForgery = 'backwards' | 'pastEnd' | 'tooFast';

/** The outcome of a heartbeat. */
export type WatchVerdict =
  /** It used time; `range` is the range that it earned, null if the picture was not visible. */
  | { readonly outcome: 'accepted'; readonly range: TimeRange | null; readonly budget: WatchBudget }
  /** It was accepted before, and its response was lost. */
  | { readonly outcome: 'repeated' }
  /** Its time is already accounted, as a rule to another player of the account. */
  | { readonly outcome: 'accounted' }
  | { readonly outcome: 'forged'; readonly reason: WatchForgery };

/** The session and time of a heartbeat's arrival. */
interface Arrival {
  readonly budget: WatchBudget;
  readonly session: { readonly id: string; readonly openedAt: number };
  /** The second up to which the viewer may watch. */
  readonly endSeconds: number;
  readonly now: number;
}

/**
 * Decides the range that a heartbeat earns (rules/watch#earning). A range costs its length divided by the speed, and is
 * paid with the time that has passed on the gateway's clock since the last one: since the last one's end if the same
 * session reports, since its arrival if another one does, so that two players never earn the same time.
 */
export function judgeHeartbeat(heartbeat: Heartbeat, { budget, session, endSeconds, now }: Arrival): WatchVerdict {
  const { from, to, speed } = heartbeat;
  const isSameSession = budget.sessionId === session.id;
  if (to <= from) return { outcome: 'forged', reason: 'backwards' };
  if (to > endSeconds + END_SECONDS) return { outcome: 'forged', reason: 'pastEnd' };
  if (isSameSession && budget.from === from && budget.to === to) return { outcome: 'repeated' };

  const cost = ((to - from) / speed) * 1000;
  const freeFrom = Math.max(session.openedAt, now - UNREPORTED_MAX_MS);
  const availableFrom = Math.max(freeFrom, isSameSession ? budget.accountedUntil : budget.lastReportAt);
  if (cost > now - availableFrom + DELAY_MS) {
    const isOwnTime = !isSameSession && cost <= now - freeFrom + DELAY_MS;
    return isOwnTime ? { outcome: 'accounted' } : { outcome: 'forged', reason: 'tooFast' };
  }
  const used = Math.min(cost, now - availableFrom);
  if (used <= 0) return { outcome: 'accounted' };
  const end = Math.min(from + (used / 1000) * speed, endSeconds);
  return {
    outcome: 'accepted',
    range: heartbeat.visible && end > from ? { startSeconds: from, endSeconds: end } : null,
    budget: {
      sessionId: session.id,
      lastReportAt: now,
      // A timestamp of the database has no parts of a millisecond.
      accountedUntil: Math.ceil(availableFrom + used),
      from,
      to,
    },
  };
}
