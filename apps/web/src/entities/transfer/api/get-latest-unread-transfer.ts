import type { ResponseOf } from '@osteon/contract';
import { formatDay } from '@osteon/domain';
import { queryOptions } from '@tanstack/react-query';
import { type Displacement, emit } from '../../../lib/events.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { isBody } from '../../../lib/gateway/envelope.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useSharedPoll } from '../../../lib/poll/use-shared-poll.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The response of the transfer check. */
export type LatestTransfer = ResponseOf<'getLatestUnreadTransfer'>;

/**
 * The newest unread transfer of a customer. The day is no part of the key: midnight must not clear the visible pop-up.
 */
export const getLatestUnreadTransferQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...gatewayKey('getLatestUnreadTransfer'), customerId],
    queryFn: fetchLatestUnread,
  });

/** The only call that ends a session which another login has displaced (rules/session#login-expired-dialog). */
async function fetchLatestUnread(): Promise<LatestTransfer> {
  try {
    return await callGateway('getLatestUnreadTransfer', { transferDate: formatDay(Date.now()), isRead: 0 });
  } catch (error) {
    const displaced = error instanceof GatewayError && error.code === codes.displaced;
    if (displaced) emit('sessionDisplaced', getDisplacement(error.data));
    throw error;
  }
}

/** Time and address of the login that displaced this one, as far as the refusal names them (rules/transfer#check). */
function getDisplacement(data: unknown): Displacement {
  const { loginTime, loginIp }: { loginTime?: unknown; loginIp?: unknown } = isBody(data) ? data : {};
  return {
    loginTime: typeof loginTime === 'number' ? loginTime : null,
    loginIp: typeof loginIp === 'string' ? loginIp : null,
  };
}

/**
 * The same, polled every five seconds while a customer is logged in; code 110031 ends the session and with it the poll
 * (rules/polling#polls).
 */
export function useGetLatestUnreadTransfer(): LatestTransfer | undefined {
  const customerId = useCustomerId();
  return useSharedPoll(getLatestUnreadTransferQuery(customerId), { enabled: customerId !== '' });
}
