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

/** Coupons that were shown since the page was loaded: one whose showing could not be noted is not shown again. */
const shown = new Set<string>();

/**
 * Shows a coupon that waits, once, in the tab that is looked at (rules/membership#coupon-dialog). It comes last of all
 * that opens by itself: only once the page has asked all that it asks and no dialog is open, and not while somebody is
 * busy.
 */
export function CouponWatch({ projectId }: { projectId: string }) {
  const leads = useLeaderElection((state) => state.leads);
  const offer = useGetMemberProductDetailOffer(projectId, { enabled: leads });
  const isAlone = useDialogs(({ open }) => open.length === 0);
  const isSettled = useIsFetching() === 0;
  const isBusy = useIsBusy();

  useEffect(() => {
    const popup = offer && leads ? popupOf(offer, projectId) : null;
    if (popup === null || !isAlone || !isSettled || isBusy || shown.has(popup.couponId)) return;
    shown.add(popup.couponId);
    openDialog('coupon', popup);
  }, [offer, projectId, leads, isAlone, isSettled, isBusy]);

  return null;
}

/** Null where no coupon waits, or its time is over. */
function popupOf(offer: CouponOffer, projectId: string): CouponPopup | null {
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
