import { decideWatchRight, type WatchRight } from '../video/policy.ts';

/** The right of a viewer to a replay: that of an open video (rules/replay#replay). */
export const decideReplayRight = (
  viewer: Parameters<typeof decideWatchRight>[0],
  durationSeconds: number,
  now: number,
): WatchRight => decideWatchRight(viewer, { vip: false, durationSeconds }, now);
