import type { ResponseOf } from '@osteon/contract';
import { formatDay, TRANSFER_PAGE_SIZE } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** One transfer of the list. */
export type Transfer = ResponseOf<'listTransfers'>['pageList'][number];

/** What a transfer brought. */
export type TransferContent = Transfer['resourceResult'];

type Page = ResponseOf<'listTransfers'>;

/** All transfers while the list is open: what was unread in this opening keeps its mark, though it is marked read meanwhile. */
export const useTransfers = () => {
  const customerId = useSession((state) => state.customerId);
  const queryKey = ['listTransfers', customerId];
  return useQuery({
    queryKey,
    queryFn: async ({ client }) => {
      const page = await callGateway('listTransfers', {
        transferDate: formatDay(Date.now()),
        pageNum: 1,
        pageSize: TRANSFER_PAGE_SIZE,
      });
      return keepNews(page, client.getQueryData<Page>(queryKey));
    },
    enabled: customerId !== '',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
};

function keepNews(page: Page, before: Page | undefined): Page {
  const news = new Set(before?.pageList.filter(({ isRead }) => isRead === 0).map(({ id }) => id));
  return { ...page, pageList: page.pageList.map((each) => (news.has(each.id) ? { ...each, isRead: 0 } : each)) };
}
