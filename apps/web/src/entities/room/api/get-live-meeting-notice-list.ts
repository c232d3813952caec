import { infiniteQueryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

const PAGE_SIZE = 20;

/** The notices of an event, the latest first. */
export const getLiveMeetingNoticeListQuery = (activityId: string) =>
  gatewayQuery('getLiveMeetingNoticeList', { activityId, pageNum: 1, pageSize: PAGE_SIZE });

/** The notices of an event page by page; an assistant has the deleted ones as well. */
export const getLiveMeetingNoticeListPagesQuery = (activityId: string, customerId: string) =>
  infiniteQueryOptions({
    queryKey: [...gatewayKey('getLiveMeetingNoticeList'), 'pages', activityId, customerId],
    queryFn: ({ pageParam }) =>
      callGateway('getLiveMeetingNoticeList', { activityId, pageNum: pageParam, pageSize: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, pageNum) => (hasMore ? pageNum + 1 : undefined),
  });
