import { formatYuanAmount } from '@osteon/domain';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type CouponOffer,
  useGetMemberProductDetailOffer,
} from '../../entities/membership/api/get-member-product-detail.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import type { CouponPopup } from './dialogs/coupon-popup.ts';
import { useIsBusy } from './use-is-busy.ts';

/** Coupons that were shown since the page was loaded, so that none is shown again where saving failed. */
const shown = new Set<string>();

/**
 * Shows a pending coupon once, in the visible tab (rules/membership#coupon-dialog). It is the last dialog that opens by
 * itself: only while no call is pending, no dialog is open and the user is not busy.
 */
export function CouponWatch({ projectId }: { projectId: string }) {
  const leads = useLeaderElection((state) => state.leads);
  const offer = useGetMemberProductDetailOffer(projectId, { enabled: leads });
  const isAlone = useDialogs(({ open }) => open.length === 0);
  const isSettled = useIsFetching() === 0;
  const isBusy = useIsBusy();

  useEffect(() => {
    const popup = offer && leads ? getPopup(offer, projectId) : null;
    if (popup === null || !isAlone || !isSettled || isBusy || shown.has(popup.couponId)) return;
    shown.add(popup.couponId);
    openDialog('coupon', popup);
  }, [offer, projectId, leads, isAlone, isSettled, isBusy]);

  return null;
}

/** Null where no coupon is pending, or it has expired. */
function getPopup(offer: CouponOffer, projectId: string): CouponPopup | null {
  const { couponId, couponAmount, couponEffectiveDays, couponImage, actualPrice, sku, endsAt } = offer;
  if (couponId === null || couponAmount === null || couponEffectiveDays === null || endsAt <= Date.now()) return null;
  return {
    projectId,
    couponId,
    amount: formatYuanAmount(couponAmount),
    price: formatYuanAmount(actualPrice),
    originalPrice: formatYuanAmount(sku.skuPrice),
    effectiveDays: couponEffectiveDays,
    endsAt,
    image: couponImage ?? '',
  };
}
