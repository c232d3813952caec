import type { ResponseOf } from '@osteon/contract';
import { formatDay } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSharedPoll } from '../../../lib/poll/use-shared-poll.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** The answer of the transfer check. */
export type LatestTransfer = ResponseOf<'getLatestUnreadTransfer'>;

/** Under which the answer is kept. */
export const latestTransferKey = (customerId: string) => ['getLatestUnreadTransfer', customerId];

/**
 * The newest unread transfer, asked every five seconds while somebody is logged in; code 110031 ends the session and
 * with it the poll (seed 000 §4).
 */
export function useLatestTransfer(): LatestTransfer | undefined {
  const customerId = useSession((state) => state.customerId);
  return useSharedPoll({
    key: latestTransferKey(customerId),
    ask: () => callGateway('getLatestUnreadTransfer', { transferDate: formatDay(Date.now()), isRead: 0 }),
    enabled: customerId !== '',
  });
}
