import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetMemberProductDetailOffer } from '../../entities/membership/api/get-member-product-detail.ts';
import { useListCustomerCoupons } from '../../entities/membership/api/list-customer-coupons.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import { buildCouponPopup } from './build-coupon-popup.ts';
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
  useListCustomerCoupons(projectId, { enabled: leads });
  const isAlone = useDialogs(({ open }) => open.length === 0);
  const isSettled = useIsFetching() === 0;
  const isBusy = useIsBusy();

  useEffect(() => {
    const popup = offer && leads ? buildCouponPopup(offer, projectId, Date.now()) : null;
    if (popup === null || !isAlone || !isSettled || isBusy || shown.has(popup.couponId)) return;
    shown.add(popup.couponId);
    openDialog('coupon', popup);
  }, [offer, projectId, leads, isAlone, isSettled, isBusy]);

  return null;
}
