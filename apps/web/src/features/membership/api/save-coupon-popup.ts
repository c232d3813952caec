import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/**
 * Saves that a coupon's pop-up was shown, which picks the coupon up; a failure is silent
 * (rules/membership#coupon-dialog).
 */
export function useSaveCouponPopup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (coupon: { projectId: string; couponId: string }) =>
      callGateway('saveCouponPopup', { ...coupon, isAuto: 1 }),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('getMessageCount') }),
  });
}
