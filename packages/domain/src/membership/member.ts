/** Kinds of membership: 1 to 3 are VIP, of which 3 is premium (rules/membership#vip). */
export const MemberType = { none: 0, vip1: 1, vip2: 2, premium: 3 } as const;
export type MemberType = (typeof MemberType)[keyof typeof MemberType];

/** The purchase history of an account: never bought, or expired and renewing (rules/membership#vip). */
export const BuyType = { never: 0, renew: 1 } as const;
export type BuyType = (typeof BuyType)[keyof typeof BuyType];

/** A membership; `expirationTime` in ms, 0 for none (rules/membership#vip). */
export interface Membership {
  /** An unknown value counts as none. */
  readonly memberType: number;
  readonly expirationTime: number;
}

const VALID_TYPES: readonly number[] = [MemberType.vip1, MemberType.vip2, MemberType.premium];

/**
 * Returns true when a membership is valid at `now` (ms): type 1, 2 or 3 and an expiry in the future
 * (rules/membership#vip).
 */
export function isMember(member: Membership, now: number): boolean {
  return VALID_TYPES.includes(member.memberType) && member.expirationTime > now;
}

/** Returns true when a valid membership is the premium one (rules/membership#vip). */
export function isPremium(member: Membership, now: number): boolean {
  return member.memberType === MemberType.premium && isMember(member, now);
}
