import { isCertified, type LiveAuthorizeType, LiveStatus } from '@osteon/domain';
import { decideWatchRight, type WatchRight } from '../video/policy.ts';

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

/** Returns true if a viewer may watch the stream of an event; null is a visitor (rules/stream#who-may-watch). */
export function mayWatchLive(authorizeType: LiveAuthorizeType, viewer: { readonly roleId: number } | null): boolean {
  if (authorizeType === 'all') return true;
  return viewer !== null && (authorizeType === 'login' || isCertified(viewer.roleId));
}

/** The right of a viewer to a replay: that of an open video (rules/replay#replay). */
export const decideReplayRight = (
  viewer: Parameters<typeof decideWatchRight>[0],
  durationSeconds: number,
  now: number,
): WatchRight => decideWatchRight(viewer, { vip: false, durationSeconds }, now);
