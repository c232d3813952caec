import type { ResponseOf } from '@osteon/contract';
import { calculateMemberPrice, toYuanAmount } from '@osteon/domain';
import type { CouponRow, MemberProductRow } from './repository.ts';

/** `projectId` of the membership that the portal sells (rules/membership#product). */
export const ANNUAL_MEMBERSHIP = 'annual-membership';

/**
 * The product with a customer's price; `discountFen` is the new user's discount, null for others
 * (rules/membership#prices).
 */
export function presentDetail(
  { skuId, priceFen }: MemberProductRow,
  { coupon, discountFen, now }: { coupon: CouponRow | undefined; discountFen: number | null; now: number },
): ResponseOf<'getMemberProductDetail'> {
  const price = toYuanAmount(calculateMemberPrice(priceFen, [discountFen, coupon?.amountFen ?? null]));
  return {
    actualAmount: price,
    actualPrice: price,
    sku: { skuId, skuPrice: toYuanAmount(priceFen) },
    payMiniCodeUrl: '',
    couponId: coupon?.id ?? null,
    couponAmount: coupon ? toYuanAmount(coupon.amountFen) : null,
    couponEffectiveDays: coupon?.effectiveDays ?? null,
    couponExpirationTime: coupon ? getExpiration(coupon) : null,
    couponImage: coupon?.image ?? null,
    serverTime: now,
  };
}

/** A row as the contract's coupon. */
export function presentCoupon(row: CouponRow): ResponseOf<'listCustomerCoupons'>['list'][number] {
  return {
    couponId: row.id,
    couponAmount: toYuanAmount(row.amountFen),
    couponEffectiveDays: row.effectiveDays,
    couponExpirationTime: getExpiration(row),
    couponImage: row.image,
  };
}

const getExpiration = ({ validUntil, offeredUntil }: CouponRow): number => validUntil ?? offeredUntil;
