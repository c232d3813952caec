import type { LiveActor } from './live-actor.ts';
import { LiveStatus } from './live-status.ts';
import { getNextLiveStatus, type LiveEvent } from './live-transitions.ts';

/** Time without a segment after which an event or a channel counts as paused, in ms (rules/live#movers). */
export const LIVE_GONE_MS = 10_000;

/** Time after the planned end, the start and the last segment after which an event ends, in ms (rules/live#movers). */
const OVERRUN_MS = 30 * 60 * 1000;

/**
 * Time after which an encoder that was lost with its gateway no longer writes to a recording, in ms
 * (rules/live#replay).
 */
const STORED_MS = 60_000;

/** The state of an event's streams, by which its status follows them; times in ms, null for never. */
export interface StreamFacts {
  readonly planEndAt: number;
  /** Time of its last announcement. */
  readonly announcedAt: number | null;
  /** Time of its last start: an assistant may start it long after its planned end. */
  readonly begunAt: number | null;
  /** Time at which its last segment was stored, on any channel. */
  readonly segmentAt: number | null;
  /** Time at which an encoder that still holds a channel last renewed its lease. */
  readonly encoderSeenAt: number | null;
  /** True if any channel has a recording: segments that were only in memory do not count. */
  readonly isRecorded: boolean;
}

/** A transition that follows from the state of the streams. */
interface FollowingMove {
  readonly event: LiveEvent;
  readonly actor: LiveActor;
  readonly isDue: (facts: StreamFacts, now: number) => boolean;
}

const isPast = (at: number | null, span: number, now: number): boolean => at === null || now - at > span;

const FOLLOWING: readonly FollowingMove[] = [
  {
    event: 'end',
    actor: 'overrun',
    isDue: ({ planEndAt, begunAt, segmentAt }, now) =>
      [planEndAt, begunAt, segmentAt].every((at) => isPast(at, OVERRUN_MS, now)),
  },
  {
    // An event without a segment since it was announced runs without an encoder.
    event: 'pause',
    actor: 'encoder',
    isDue: ({ segmentAt, announcedAt }, now) =>
      segmentAt !== null && segmentAt >= (announcedAt ?? segmentAt) && isPast(segmentAt, LIVE_GONE_MS, now),
  },
  {
    event: 'openReplay',
    actor: 'recording',
    isDue: ({ isRecorded, encoderSeenAt }, now) => isRecorded && isPast(encoderSeenAt, STORED_MS, now),
  },
];

/** The transition of an event that is due by the state of its streams; null for none (rules/live#movers). */
export function getDueLiveMove(
  status: number,
  facts: StreamFacts,
  now: number,
): { readonly event: LiveEvent; readonly actor: LiveActor } | null {
  const from = Object.values(LiveStatus).find((each) => each === status);
  if (from === undefined) return null;
  const due = FOLLOWING.find(({ event, isDue }) => getNextLiveStatus(from, event) !== null && isDue(facts, now));
  return due ? { event: due.event, actor: due.actor } : null;
}
