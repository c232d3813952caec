import type { ResponseOf } from '@osteon/contract';
import { MemberType, RoleId, type WatchAuth, watchAuth } from '@osteon/domain';
import type { Session } from '../../platform/session/session.ts';

type Gate = ResponseOf<'getVideoPlay'>['gate'];

/** What a session is asked before a title plays; null is a visitor. */
type Watcher = Pick<Session, 'roleId' | 'memberType' | 'expirationTime'> | null;

/** How much of a title a caller may watch, and what would open the rest. */
export interface WatchRight {
  readonly watchAuth: WatchAuth;
  /** Seconds at which the playlist ends; null where the title plays whole. */
  readonly limitSeconds: number | null;
  readonly gate: Gate;
}

/** How much of a title a caller may watch (spec-decision 20). An unknown role or membership counts as none. */
export function decideWatchRight(
  watcher: Watcher,
  title: { readonly vip: boolean; readonly durationSeconds: number },
  now: number,
): WatchRight {
  const auth = watchAuth({
    roleId: Object.values(RoleId).find((id) => id === watcher?.roleId) ?? RoleId.visitor,
    memberType: Object.values(MemberType).find((type) => type === watcher?.memberType) ?? MemberType.none,
    expirationTime: watcher?.expirationTime ?? 0,
    vipTitle: title.vip,
    now,
  });
  const ends = auth.tryWatchFlag && title.durationSeconds > auth.tryWatchDuration;
  return {
    watchAuth: auth,
    limitSeconds: ends ? auth.tryWatchDuration : null,
    gate: ends ? selectGate(watcher, title) : null,
  };
}

function selectGate(watcher: Watcher, title: { readonly vip: boolean }): Gate {
  if (!watcher) return 'login';
  return title.vip ? 'membership' : 'certification';
}
