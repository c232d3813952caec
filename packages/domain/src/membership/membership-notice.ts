import { isMember, type Membership } from './member.ts';
import { MEMBERSHIP_WARNING_MS } from './membership-limits.ts';

/** Notice about the end of a membership: expired, or ending at `expirationTime` (ms). */
export type MembershipNotice =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expiring'; readonly expirationTime: number };

/**
 * The line next to the membership button: expired, or within 30 days of the end (rules/membership#offer-button). Null
 * for accounts that never were members and for members with more time left.
 */
export function getMembershipNotice(member: Membership, now: number): MembershipNotice | null {
  if (member.expirationTime <= 0) return null;
  if (member.expirationTime <= now) return { kind: 'expired' };
  if (!isMember(member, now)) return null;
  const near = member.expirationTime - now <= MEMBERSHIP_WARNING_MS;
  return near ? { kind: 'expiring', expirationTime: member.expirationTime } : null;
}
