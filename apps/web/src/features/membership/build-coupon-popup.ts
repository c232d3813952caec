import {
  COUPON_DEFAULT_AMOUNT_FEN,
  COUPON_DEFAULT_ORIGINAL_PRICE_FEN,
  COUPON_DEFAULT_PRICE_FEN,
  formatYuan,
  formatYuanAmount,
} from '@osteon/domain';
import type { CouponOffer } from '../../entities/membership/api/get-member-product-detail.ts';

/** The coupon of a pop-up (rules/membership#coupon-dialog): amounts in yuan as displayed. */
export interface CouponPopup {
  readonly projectId: string;
  readonly couponId: string;
  readonly amount: string;
  readonly price: string;
  readonly originalPrice: string;
  /** Days of validity; null if the offer names none. */
  readonly effectiveDays: number | null;
  /** The time at which it closes by itself, in ms of this device's clock. */
  readonly endsAt: number;
  /** Path of the coupon's picture; empty if the portal renders it. */
  readonly image: string;
}

/**
 * The pop-up of an offered coupon at `now` (ms); null if none is offered, or the offer is over. Amounts that the
 * product does not name are the defaults (rules/membership#limits).
 */
export function buildCouponPopup(offer: CouponOffer, projectId: string, now: number): CouponPopup | null {
  const { couponId, couponAmount, couponEffectiveDays, couponImage, actualPrice, sku, endsAt } = offer;
  if (couponId === null || endsAt <= now) return null;
  return {
    projectId,
    couponId,
    amount: showAmount(couponAmount, COUPON_DEFAULT_AMOUNT_FEN),
    price: showAmount(actualPrice, COUPON_DEFAULT_PRICE_FEN),
    originalPrice: showAmount(sku.skuPrice, COUPON_DEFAULT_ORIGINAL_PRICE_FEN),
    effectiveDays: couponEffectiveDays,
    endsAt,
    image: couponImage ?? '',
  };
}

const showAmount = (amount: string | null, defaultFen: number): string =>
  amount ? formatYuanAmount(amount) : formatYuan(defaultFen);
