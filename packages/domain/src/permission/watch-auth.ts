import { isMember, type Membership } from '../membership/member.ts';

/** Seconds of a title that everyone may watch (scene 14; rules/permission#watch-auth). */
export const TRY_WATCH_SECONDS = 180;

/**
 * The part of a title that a session may watch; `tryWatchDuration` in seconds, 0 when the title is whole
 * (rules/permission#watch-auth).
 */
export interface WatchAuth {
  readonly tryWatchFlag: boolean;
  readonly tryWatchDuration: number;
}

/**
 * Returns whether a title plays whole or ends after the try-watch: an open title by the viewer's permission for scene
 * 14, a VIP title by membership alone. `now` and `expirationTime` in ms (rules/permission#watch-auth).
 */
export function getWatchAuth(
  viewer: Membership & { readonly acceptsScene14: boolean; readonly vipTitle: boolean; readonly now: number },
): WatchAuth {
  const whole = viewer.vipTitle ? isMember(viewer, viewer.now) : viewer.acceptsScene14;
  return whole
    ? { tryWatchFlag: false, tryWatchDuration: 0 }
    : { tryWatchFlag: true, tryWatchDuration: TRY_WATCH_SECONDS };
}
