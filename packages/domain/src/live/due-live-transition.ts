import type { LiveActor } from './live-actor.ts';
import { LiveStatus } from './live-status.ts';
import { getNextLiveStatus, type LiveTransition } from './live-transitions.ts';

/** Time without a segment after which an event or a channel counts as paused, in ms (rules/live#movers). */
export const LIVE_SEGMENT_TIMEOUT_MS = 10_000;

/** Time after the planned end, the start and the last segment after which an event ends, in ms (rules/live#movers). */
const OVERRUN_MS = 30 * 60 * 1000;

/**
 * Time after which an encoder that was lost with its gateway no longer writes to a recording, in ms
 * (rules/replay#replay).
 */
const ENCODER_LOST_MS = 60_000;

/** The state of an event's streams, by which its status follows them; times in ms, null for never. */
export interface StreamState {
  readonly planEndAt: number;
  /** Time of its last announcement. */
  readonly announcedAt: number | null;
  /** Time of its last start: an assistant may start it long after its planned end. */
  readonly startedAt: number | null;
  /** Time at which it was last resumed: an encoder that stayed connected needs some seconds for its next segment. */
  readonly resumedAt: number | null;
  /** Time at which its last segment was stored, on any channel. */
  readonly segmentAt: number | null;
  /** Time at which an encoder that still holds a channel last renewed its lease. */
  readonly encoderSeenAt: number | null;
  /** True if any channel has a recording: segments that were only in memory do not count. */
  readonly isRecorded: boolean;
}

/** A transition that follows from the state of the streams. */
interface DueTransition {
  readonly transition: LiveTransition;
  readonly actor: LiveActor;
  readonly isDue: (streamState: StreamState, now: number) => boolean;
}

const isPast = (at: number | null, timeout: number, now: number): boolean => at === null || now - at > timeout;

const DUE_TRANSITIONS: readonly DueTransition[] = [
  {
    transition: 'end',
    actor: 'overrun',
    isDue: ({ planEndAt, startedAt, segmentAt }, now) =>
      [planEndAt, startedAt, segmentAt].every((at) => isPast(at, OVERRUN_MS, now)),
  },
  {
    // An event without a segment since it was announced runs without an encoder.
    transition: 'pause',
    actor: 'encoder',
    isDue: ({ segmentAt, announcedAt, resumedAt }, now) =>
      segmentAt !== null &&
      segmentAt >= (announcedAt ?? segmentAt) &&
      [segmentAt, resumedAt].every((at) => isPast(at, LIVE_SEGMENT_TIMEOUT_MS, now)),
  },
  {
    transition: 'openReplay',
    actor: 'recording',
    isDue: ({ isRecorded, encoderSeenAt }, now) => isRecorded && isPast(encoderSeenAt, ENCODER_LOST_MS, now),
  },
];

/** The transition of an event that is due by the state of its streams; null for none (rules/live#movers). */
export function getDueLiveTransition(
  status: number,
  streamState: StreamState,
  now: number,
): { readonly transition: LiveTransition; readonly actor: LiveActor } | null {
  const from = Object.values(LiveStatus).find((each) => each === status);
  if (from === undefined) return null;
  const due = DUE_TRANSITIONS.find(
    ({ transition, isDue }) => getNextLiveStatus(from, transition) !== null && isDue(streamState, now),
  );
  return due ? { transition: due.transition, actor: due.actor } : null;
}
