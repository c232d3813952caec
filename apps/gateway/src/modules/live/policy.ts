import { LiveStatus } from '@osteon/domain';

/**
 * Statuses of events that the public sees: from the announcement until the event is taken down (rules/live#visibility).
 */
export const PUBLIC_STATUSES: readonly number[] = [
  LiveStatus.advertise,
  LiveStatus.living,
  LiveStatus.pause,
  LiveStatus.end,
  LiveStatus.replay,
  LiveStatus.replayPause,
];

/** Statuses of events that are upcoming or running, as long as their planned end has not passed. */
export const OPEN_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/** The status that is shown: an open event is shown as ended after its planned end. */
export function getShownStatus(event: { readonly status: number; readonly planEndAt: number }, now: number): number {
  return OPEN_STATUSES.includes(event.status) && event.planEndAt <= now ? LiveStatus.end : event.status;
}
