import { isMember, type Membership } from './member.ts';

/** The time before its end at which a membership shows a notice: 30 days in ms (rules/membership#limits). */
export const MEMBERSHIP_WARNING_MS = 2_592_000_000;

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
