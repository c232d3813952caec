import { LiveStatus } from './live-status.ts';

/** Statuses of public events: from the announcement until the event is taken down (rules/live#visibility). */
export const PUBLIC_STATUSES: readonly number[] = [
  LiveStatus.advertise,
  LiveStatus.living,
  LiveStatus.pause,
  LiveStatus.end,
  LiveStatus.replay,
  LiveStatus.replayPause,
];

/** Statuses of running events. */
export const ON_AIR_STATUSES: readonly number[] = [LiveStatus.living, LiveStatus.pause];

/** Statuses of events that are over; in all others a recording may still be running. */
export const OVER_STATUSES: readonly number[] = [
  LiveStatus.disabled,
  LiveStatus.end,
  LiveStatus.replay,
  LiveStatus.replayPause,
];

/** Statuses in which an encoder may stream: from the announcement to the end. */
export const STREAMABLE_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];
