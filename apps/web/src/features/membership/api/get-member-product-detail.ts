import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** What the annual card costs the customer, and their coupon. */
export type MemberProduct = ResponseOf<'getMemberProductDetail'>;

/** `sceneType` of the prompt auth_coupon (seed 000 §7). */
const COUPON_SCENE = 1;

/** The product for the header's flow, which asks for no pay code (seed 000 §7). */
export const getMemberProduct = (projectId: string): Promise<MemberProduct> =>
  callGateway('getMemberProductDetail', { projectId, isPayQrCode: 0 });

/** The product with the coupon that waits to be offered, and when that offer ends by the clock of this device. */
export type CouponOffer = MemberProduct & { readonly endsAt: number };

async function askForOffer(projectId: string): Promise<CouponOffer> {
  const product = await callGateway('getMemberProductDetail', { projectId, sceneType: COUPON_SCENE });
  const left = (product.couponExpirationTime ?? product.serverTime) - product.serverTime;
  return { ...product, endsAt: Date.now() + left };
}

/** The coupon that is offered to the customer, while `enabled`; a failure is silent: the next prompt asks again. */
export function useCouponOffer(projectId: string, { enabled }: { enabled: boolean }) {
  const customerId = useSession((state) => state.customerId);
  return useQuery({
    queryKey: ['getMemberProductDetail', customerId, projectId, COUPON_SCENE],
    queryFn: () => askForOffer(projectId),
    enabled,
    staleTime: 0,
  }).data;
}
