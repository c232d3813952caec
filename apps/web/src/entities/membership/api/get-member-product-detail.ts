import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The price of the annual card for the customer, and their coupon. */
export type MemberProduct = ResponseOf<'getMemberProductDetail'>;

/** `sceneType` of the prompt auth_coupon. */
const COUPON_SCENE = 1;

/** The product for the header's flow, without a payment QR code (rules/membership#product). */
export const getMemberProductDetailQuery = (projectId: string, customerId: string) =>
  gatewayQuery('getMemberProductDetail', { projectId, isPayQrCode: 0 }, customerId);

/** The product with the coupon that is offered, and when the offer ends by the clock of this device (ms). */
export type CouponOffer = MemberProduct & { readonly endsAt: number };

/** The coupon offer, fetched while `enabled`; a failure is silent, as the next prompt fetches it again. */
export function useGetMemberProductDetailOffer(
  projectId: string,
  { enabled }: { enabled: boolean },
): CouponOffer | undefined {
  const { data, dataUpdatedAt } = useQuery({
    ...gatewayQuery('getMemberProductDetail', { projectId, sceneType: COUPON_SCENE }, useCustomerId()),
    enabled,
    staleTime: 0,
  });
  if (!data) return undefined;
  const left = (data.couponExpirationTime ?? data.serverTime) - data.serverTime;
  return { ...data, endsAt: dataUpdatedAt + left };
}
