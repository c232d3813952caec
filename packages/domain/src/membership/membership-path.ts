import { MEMBERSHIP_RESOURCE_TYPE, type MembershipEntry } from '../resource/resource-type.ts';
import { ROUTE_FRAMES } from '../shell/route-frames.ts';

/** The membership page, which is told where the purchase began (rules/membership#resource-ids). */
export function membershipPath(entry: MembershipEntry): string {
  const query = new URLSearchParams({ resourceId: String(entry), resourceType: String(MEMBERSHIP_RESOURCE_TYPE) });
  return `${ROUTE_FRAMES.membership.path}?${query}`;
}
