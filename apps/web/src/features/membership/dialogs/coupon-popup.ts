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
