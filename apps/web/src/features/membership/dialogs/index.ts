import type { DialogLoaders } from '../../../lib/dialogs.ts';
import type { CouponPopup } from '../build-coupon-popup.ts';
import type { VipTip } from '../vip-tip.ts';

declare module '../../../lib/dialogs.ts' {
  interface Dialogs {
    /** Publishing requires a membership (rules/membership#publish). */
    vipTip: VipTip;
    /** A coupon (rules/membership#coupon-dialog). */
    coupon: CouponPopup;
  }
}

export const membershipDialogs = {
  vipTip: () => import('./vip-tip-dialog.tsx'),
  coupon: () => import('./coupon-dialog.tsx'),
} satisfies Partial<DialogLoaders>;
