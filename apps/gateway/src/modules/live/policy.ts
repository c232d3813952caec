import { LiveStatus } from '@osteon/domain';

/** What the public sees of an event: not before it is announced, not once it is taken down (seed 001 §4). */
export const PUBLIC_STATUSES: readonly number[] = [
  LiveStatus.advertise,
  LiveStatus.living,
  LiveStatus.pause,
  LiveStatus.end,
  LiveStatus.replay,
  LiveStatus.replayPause,
];

/** Statuses of an event that still lies ahead or runs, as long as its planned end has not passed. */
export const OPEN_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/** The status that an event shows: one that nobody ended reads as ended after its planned end. */
export function shownStatus(event: { readonly status: number; readonly planEndAt: number }, now: number): number {
  return OPEN_STATUSES.includes(event.status) && event.planEndAt <= now ? LiveStatus.end : event.status;
}
