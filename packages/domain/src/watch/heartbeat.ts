import { PLAYBACK_SPEEDS } from '../video/player-settings.ts';
import type { TimeRange } from '../video/time-range.ts';

/** How often a player reports while it plays, in ms (rules/watch#heartbeats). */
export const WATCH_REPORT_MS = 10_000;

/** How long a player keeps what it cannot report, in ms (rules/watch#offline). */
export const WATCH_OFFLINE_MS = 120_000;

/** Speeds at which a film can be watched; browsers' own players know more than ours. */
export const WATCH_SPEED = { min: 0.25, max: Math.max(...PLAYBACK_SPEEDS) } as const;

/** By how much an honest report may exceed the gateway's clock, in ms, as the network delays one more than another. */
const DELAY_MS = 2_000;

/** Time that an account may have unreported, in ms: an outage, the report that was under way when it began, and its delay. */
const UNREPORTED_MAX_MS = WATCH_OFFLINE_MS + WATCH_REPORT_MS + DELAY_MS;

/** By how many seconds a browser may take a film for longer than it is. */
const END_SECONDS = 2;

/** A stretch of a film that was played without a break, as the player reports it. */
export interface Heartbeat {
  /** Seconds of the film. */
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  /** Whether the picture could be seen. */
  readonly visible: boolean;
}

/** What an account's time was spent on; one for all its devices. Moments of the gateway's clock, in ms. */
export interface WatchClock {
  /** The play session of the last accepted heartbeat. */
  readonly sessionId: string;
  /** When that heartbeat was accepted. */
  readonly heardAt: number;
  /** Until when the account's time is spent; not after `heardAt`. */
  readonly spentUntil: number;
  /** The stretch of that heartbeat, by which it is known when it is sent again. */
  readonly from: number;
  readonly to: number;
}

/** Why a heartbeat is taken for forged (rules/watch#forgeries). */
type WatchForgery = 'backwards' | 'pastEnd' | 'tooFast';

/** What becomes of a heartbeat. */
export type WatchVerdict =
  /** It spent time; `range` is what it earned, null where nothing was to be seen. */
  | { readonly outcome: 'accepted'; readonly range: TimeRange | null; readonly clock: WatchClock }
  /** It was accepted before, and its answer was lost. */
  | { readonly outcome: 'repeated' }
  /** Its time is spent, as a rule by another player of the account. */
  | { readonly outcome: 'spent' }
  | { readonly outcome: 'forged'; readonly reason: WatchForgery };

/** Where and when a heartbeat arrived. */
interface Arrival {
  readonly clock: WatchClock;
  readonly session: { readonly id: string; readonly openedAt: number };
  /** The second up to which the viewer may watch. */
  readonly endSeconds: number;
  readonly now: number;
}

/**
 * Decides what a heartbeat earns (rules/watch#earning). A stretch costs its length divided by the speed, and is paid with
 * the time that has passed on the gateway's clock since the last one: since the last one's end where the same session
 * reports, since its arrival where another one does, so that two players never earn the same moment.
 */
export function judgeHeartbeat(heartbeat: Heartbeat, { clock, session, endSeconds, now }: Arrival): WatchVerdict {
  const { from, to, speed } = heartbeat;
  const isSameSession = clock.sessionId === session.id;
  if (to <= from) return { outcome: 'forged', reason: 'backwards' };
  if (to > endSeconds + END_SECONDS) return { outcome: 'forged', reason: 'pastEnd' };
  if (isSameSession && clock.from === from && clock.to === to) return { outcome: 'repeated' };

  const cost = ((to - from) / speed) * 1000;
  const freeFrom = Math.max(session.openedAt, now - UNREPORTED_MAX_MS);
  const unspentFrom = Math.max(freeFrom, isSameSession ? clock.spentUntil : clock.heardAt);
  if (cost > now - unspentFrom + DELAY_MS) {
    const isOwnTime = !isSameSession && cost <= now - freeFrom + DELAY_MS;
    return isOwnTime ? { outcome: 'spent' } : { outcome: 'forged', reason: 'tooFast' };
  }
  const spent = Math.min(cost, now - unspentFrom);
  if (spent <= 0) return { outcome: 'spent' };
  const end = Math.min(from + (spent / 1000) * speed, endSeconds);
  return {
    outcome: 'accepted',
    range: heartbeat.visible && end > from ? { startSeconds: from, endSeconds: end } : null,
    clock: {
      sessionId: session.id,
      heardAt: now,
      // A moment of the database has no parts of a millisecond.
      spentUntil: Math.ceil(unspentFrom + spent),
      from,
      to,
    },
  };
}
