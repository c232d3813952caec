import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetMemberProductDetailOffer } from '../../entities/membership/api/get-member-product-detail.ts';
import { useListCustomerCoupons } from '../../entities/membership/api/list-customer-coupons.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import { buildCouponPopup } from './build-coupon-popup.ts';
import { useIsBusy } from './use-is-busy.ts';

/** Coupons that were shown since the page was loaded, so that none is shown again where saving failed. */
const shownIds = new Set<string>();

interface CouponWatchProps {
  projectId: string;
  /** No other notice shows. */
  isTurn: boolean;
  /** Called with true if there is a coupon that was not shown yet, once that has loaded. */
  onDecided: (isPending: boolean) => void;
}

/**
 * Shows a pending coupon once, in the visible tab (rules/membership#coupon-dialog). It is the last dialog that opens by
 * itself: only while no call is pending, no dialog is open and the user is not busy.
 */
export function CouponWatch({ projectId, isTurn, onDecided }: CouponWatchProps) {
  const queryClient = useQueryClient();
  const leads = useLeaderElection((state) => state.leads);
  const offer = useGetMemberProductDetailOffer(projectId, { enabled: leads });
  useListCustomerCoupons(projectId, { enabled: leads });
  const isAlone = useDialogs(({ open }) => open.length === 0);
  const isIdle = useIsFetching() === 0;
  const isBusy = useIsBusy();

  useEffect(() => {
    // The count of the last rendering does not contain the request that this component has just started.
    if (!leads || !isIdle || queryClient.isFetching() > 0) return;
    const popup = offer ? buildCouponPopup(offer, projectId, Date.now()) : null;
    const isPending = popup !== null && !shownIds.has(popup.couponId);
    onDecided(isPending);
    if (!isPending || !isTurn || !isAlone || isBusy) return;
    shownIds.add(popup.couponId);
    openDialog('coupon', popup);
  }, [queryClient, offer, projectId, leads, isTurn, isAlone, isIdle, isBusy, onDecided]);

  return null;
}
