import type { ResponseOf } from '@osteon/contract';
import { formatDay, TRANSFER_PAGE_SIZE } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** One transfer of the list. */
export type Transfer = ResponseOf<'listTransfers'>['pageList'][number];

/** The content of a transfer. */
export type TransferContent = Transfer['resourceResult'];

type Page = ResponseOf<'listTransfers'>;

/**
 * All transfers while the list is open. A transfer that was unread when it opened retains its mark, though opening
 * marks it read.
 */
export const useListTransfers = () => {
  const customerId = useCustomerId();
  const queryKey = [...gatewayKey('listTransfers'), customerId];
  return useQuery({
    queryKey,
    queryFn: async ({ client }) => {
      const page = await callGateway('listTransfers', {
        transferDate: formatDay(Date.now()),
        pageNum: 1,
        pageSize: TRANSFER_PAGE_SIZE,
      });
      return restoreUnreadMarks(page, client.getQueryData<Page>(queryKey));
    },
    enabled: customerId !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

function restoreUnreadMarks(page: Page, before: Page | undefined): Page {
  const unread = new Set(before?.pageList.filter(({ isRead }) => isRead === 0).map(({ id }) => id));
  return { ...page, pageList: page.pageList.map((each) => (unread.has(each.id) ? { ...each, isRead: 0 } : each)) };
}
