import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Page size of the list (rules/membership#limits). */
const PAGE_SIZE = 20;

/**
 * Lists the customer's coupons with the offer of one; no component uses the response yet
 * (rules/membership#coupon-dialog).
 */
export function useListCustomerCoupons(projectId: string, { enabled }: { enabled: boolean }): void {
  const customerId = useCustomerId();
  const payload = { customerId, productId: projectId, pageNum: 1, pageSize: PAGE_SIZE, isAuto: 1 };
  useQuery({ ...gatewayQuery('listCustomerCoupons', payload, customerId), enabled });
}
