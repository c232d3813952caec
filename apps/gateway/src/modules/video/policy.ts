import type { ResponseOf } from '@osteon/contract';
import { getWatchAuth, MemberType, PermissionScene, RoleId, type WatchAuth } from '@osteon/domain';
import type { Session } from '../../platform/session/session.ts';
import { VISITOR } from '../permission/check-scene.ts';
import { isAccepted } from '../permission/policy.ts';

type Gate = ResponseOf<'getVideoPlay'>['gate'];

/** The fields of a session that decide; null is a visitor. */
type Viewer = Pick<Session, 'roleId' | 'authState' | 'memberType' | 'expirationTime'> | null;

/** The part of a title that a viewer may watch, and the gate that would permit the rest. */
export interface WatchRight {
  readonly watchAuth: WatchAuth;
  /** End of the playlist in seconds; null for the whole title. */
  readonly limitSeconds: number | null;
  readonly gate: Gate;
  /**
   * The time in ms when the right to the whole title ends: with the membership that it requires; null if it requires
   * none.
   */
  readonly endsAt: number | null;
}

const MEMBER_TYPES = Object.values(MemberType);

/**
 * Decides how much of a title a viewer may watch (rules/video#try-watch). An unknown role or membership counts as none.
 */
export function decideWatchRight(
  viewer: Viewer,
  title: { readonly vip: boolean; readonly durationSeconds: number },
  now: number,
): WatchRight {
  const auth = getWatchAuth({
    acceptsScene14: isAccepted(PermissionScene.playVideo3Minutes, viewer ?? VISITOR),
    memberType: MEMBER_TYPES.find((type) => type === viewer?.memberType) ?? MemberType.none,
    expirationTime: viewer?.expirationTime ?? 0,
    vipTitle: title.vip,
    now,
  });
  const isLimited = auth.tryWatchFlag && title.durationSeconds > auth.tryWatchDuration;
  return {
    watchAuth: auth,
    limitSeconds: isLimited ? auth.tryWatchDuration : null,
    gate: isLimited ? selectGate(viewer, title) : null,
    endsAt: title.vip && !isLimited && viewer && viewer.expirationTime > now ? viewer.expirationTime : null,
  };
}

function selectGate(viewer: Viewer, title: { readonly vip: boolean }): Gate {
  if (!viewer) return 'login';
  if (title.vip) return 'membership';
  return viewer.roleId === RoleId.companyNotAuthenticated ? 'companyCertification' : 'certification';
}
