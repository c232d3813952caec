import { MEMBERSHIP_RESOURCE_TYPE, type MembershipEntry } from '../resource/resource-type.ts';
import { ROUTE_FRAMES } from '../shell/route-frames.ts';

/** Path of the membership page with the entry of the purchase (rules/membership#resource-ids). */
export function buildMembershipPath(entry: MembershipEntry): string {
  const query = new URLSearchParams({ resourceId: String(entry), resourceType: String(MEMBERSHIP_RESOURCE_TYPE) });
  return `${ROUTE_FRAMES.membership.path}?${query}`;
}
