import type { Session } from '../../../platform/session/session.ts';
import { decideWatchRight } from '../../video/policy.ts';
import type { Audience } from '../base/tables.ts';

/** Position past any try-watch limit. */
const LONG = { durationSeconds: Number.MAX_SAFE_INTEGER };

/** The audiences that a viewer belongs to, whose titles the viewer may watch whole (rules/search#limited-passages). */
export function findAudiences(viewer: Session | null, now: number): readonly Audience[] {
  const mayWatch = (vip: boolean) => decideWatchRight(viewer, { ...LONG, vip }, now).limitSeconds === null;
  return [...(mayWatch(false) ? ['certified' as const] : []), ...(mayWatch(true) ? ['member' as const] : [])];
}
