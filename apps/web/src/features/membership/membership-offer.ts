import { BuyType, getMembershipNotice, isMember, type MembershipNotice } from '@osteon/domain';

/** The fields of the member info that decide the offer. */
export interface MemberInfo {
  readonly memberType: number;
  /** In ms; 0 where there is no membership. */
  readonly expirationTime: number;
  readonly buyType: number;
  /** Yuan as text; empty if no discount is offered. */
  readonly discountAmount: string;
}

/** The offer of the membership button, and the notice beside it. */
export interface MembershipOffer {
  readonly action: { readonly kind: 'open' | 'renew' } | { readonly kind: 'upgrade'; readonly amount: string };
  readonly notice: MembershipNotice | null;
}

/**
 * The offer for a customer (null for a visitor) at `now` (ms); null for a member without a notice
 * (rules/membership#offer-button).
 */
export function membershipOffer(customer: MemberInfo | null, now: number): MembershipOffer | null {
  if (customer === null) return { action: { kind: 'open' }, notice: null };
  const notice = getMembershipNotice(customer, now);
  if (notice === null && isMember(customer, now)) return null;
  return { action: actionFor(customer), notice };
}

function actionFor({ buyType, discountAmount }: MemberInfo): MembershipOffer['action'] {
  if (buyType === BuyType.renew) return { kind: 'renew' };
  return discountAmount === '' ? { kind: 'open' } : { kind: 'upgrade', amount: discountAmount };
}
