import type { RequestOf, ResponseOf } from '@osteon/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A person in an event. */
export type LiveUser = ResponseOf<'getUserList'>['list'][number];

/** A filter of the people in an event, and the size of a page. */
type LiveUserFilter = Omit<RequestOf<'getUserList'>, 'pageNum'>;

/** The people in an event page by page. */
export const getUserListPagesQuery = (filter: LiveUserFilter, customerId: string) =>
  infiniteQueryOptions({
    queryKey: [...gatewayKey('getUserList'), 'pages', filter, customerId],
    queryFn: ({ pageParam }) => callGateway('getUserList', { ...filter, pageNum: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _pages, pageNum) => (hasMore ? pageNum + 1 : undefined),
  });

/** The first people that a filter finds, and the number of all. */
export const getUserListQuery = (filter: LiveUserFilter, customerId: string) =>
  gatewayQuery('getUserList', { ...filter, pageNum: 1 }, customerId);
