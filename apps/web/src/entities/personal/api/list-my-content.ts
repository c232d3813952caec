import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A work of the customer. */
export type MyContent = ResponseOf<'listMyContent'>['list'][number];

/** Content published by the customer, page by page; the loaded pages as one list. */
export function useListMyContent() {
  const query = useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listMyContent', {}, useCustomerId()), staleTime: 0 });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** The customer's latest published content. */
export const listMyContentFirstPageQuery = (pageSize: number, customerId: string) =>
  queryOptions({ ...gatewayQuery('listMyContent', { pageSize }, customerId), staleTime: 0 });
