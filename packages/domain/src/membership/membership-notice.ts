import { isMember, type Membership } from './member.ts';
import { MEMBERSHIP_WARNING_MS } from './membership-limits.ts';

/** What is to be said about the end of a membership: it is over, or ends at `expirationTime` (ms). */
export type MembershipNotice =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expiring'; readonly expirationTime: number };

/**
 * The line beside the membership button: expired, or within 30 days of the end (rules/membership#offer-button). Null
 * for whoever never was a member and for members with more time left.
 */
export function membershipNotice(member: Membership, now: number): MembershipNotice | null {
  if (member.expirationTime <= 0) return null;
  if (member.expirationTime <= now) return { kind: 'expired' };
  if (!isMember(member, now)) return null;
  const near = member.expirationTime - now <= MEMBERSHIP_WARNING_MS;
  return near ? { kind: 'expiring', expirationTime: member.expirationTime } : null;
}
