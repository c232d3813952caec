import type { RequestOf, ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A work of the customer. */
export type MyContent = ResponseOf<'listMyContent'>['list'][number];

/** The states by which the list is filtered; undefined for all. */
export type MyContentState = RequestOf<'listMyContent'>['state'];

/** Works of the customer in a state, page by page; the loaded pages as one list, with the counts of all states. */
export function useListMyContent(state: MyContentState) {
  const query = useSuspenseInfiniteQuery({
    ...gatewayPagesQuery('listMyContent', { state }, useCustomerId()),
    staleTime: 0,
  });
  const { pages } = query.data;
  return { ...query, items: pages.flatMap(({ list }) => list), counts: pages[0]?.counts };
}

/** The customer's latest published content. */
export const listMyContentFirstPageQuery = (pageSize: number, customerId: string) =>
  queryOptions({ ...gatewayQuery('listMyContent', { pageSize, state: 'published' }, customerId), staleTime: 0 });
