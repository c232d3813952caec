import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { VipTip } from '../vip-tip.ts';

/** The coupon of a pop-up (rules/membership#coupon-dialog): amounts in yuan as shown. */
export interface CouponPopup {
  readonly projectId: string;
  readonly couponId: string;
  readonly amount: string;
  readonly price: string;
  readonly originalPrice: string;
  readonly effectiveDays: number;
  /** When it closes by itself, in ms by the clock of this device. */
  readonly endsAt: number;
  /** Path of the coupon's picture; empty where the portal draws it. */
  readonly image: string;
}

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Publishing is for members (rules/membership#publish). */
    vipTip: VipTip;
    /** A coupon to be picked up (seed 000 §4). */
    coupon: CouponPopup;
  }
}

export const membershipDialogs = {
  vipTip: () => import('./vip-tip-dialog.tsx'),
  coupon: () => import('./coupon-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
