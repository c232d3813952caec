import { BuyType, formatYuanAmount, getMembershipNotice, type Membership } from '@osteon/domain';
import type { MemberProduct } from '../../entities/membership/api/get-member-product-detail.ts';

/** What the VIP tip says to somebody who is no member. */
export interface VipTip {
  /** A membership is over; else there was none. */
  readonly expired: boolean;
  /** Yuan as shown. */
  readonly price: string;
  /** Null where nothing is taken off. */
  readonly originalPrice: string | null;
  /** What a coupon takes off; null without one. */
  readonly couponAmount: string | null;
}

/** The VIP tip for a customer at `now` (ms), rules/membership#publish. */
export function vipTip(
  member: Membership & { readonly buyType: number },
  { actualPrice, sku: { skuPrice }, couponAmount }: MemberProduct,
  now: number,
): VipTip {
  return {
    expired: member.buyType === BuyType.renew || getMembershipNotice(member, now)?.kind === 'expired',
    price: formatYuanAmount(actualPrice),
    originalPrice: actualPrice === skuPrice ? null : formatYuanAmount(skuPrice),
    couponAmount: couponAmount === null ? null : formatYuanAmount(couponAmount),
  };
}
