import { BuyType, formatYuanAmount, getMembershipNotice, type Membership } from '@osteon/domain';
import type { MemberProduct } from '../../entities/membership/api/get-member-product-detail.ts';

/** The content of the VIP tip for a customer without a membership. */
export interface VipTip {
  /** True if a membership has expired; otherwise there was none. */
  readonly expired: boolean;
  /** Yuan as displayed. */
  readonly price: string;
  /** Null without a discount. */
  readonly originalPrice: string | null;
  /** The discount of a coupon; null without one. */
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
