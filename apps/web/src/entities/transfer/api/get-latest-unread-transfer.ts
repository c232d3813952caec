import type { ResponseOf } from '@osteon/contract';
import { formatDay } from '@osteon/domain';
import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useSharedPoll } from '../../../lib/poll/use-shared-poll.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The answer of the transfer check. */
export type LatestTransfer = ResponseOf<'getLatestUnreadTransfer'>;

/** The newest unread transfer of a customer. The day is no part of the key: midnight must not clear what is shown. */
export const getLatestUnreadTransferQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...gatewayKey('getLatestUnreadTransfer'), customerId],
    queryFn: () => callGateway('getLatestUnreadTransfer', { transferDate: formatDay(Date.now()), isRead: 0 }),
  });

/**
 * The same, polled every five seconds while a customer is logged in; code 110031 ends the session and with it the poll
 * (rules/polling#polls).
 */
export function useGetLatestUnreadTransfer(): LatestTransfer | undefined {
  const customerId = useCustomerId();
  return useSharedPoll(getLatestUnreadTransferQuery(customerId), { enabled: customerId !== '' });
}
