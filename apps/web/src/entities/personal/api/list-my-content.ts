import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A work of the customer. */
export type MyContent = ResponseOf<'listMyContent'>['list'][number];

/** What the customer has published, page by page; the pages read so far as one list. */
export function useListMyContent() {
  const query = useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listMyContent', {}, useCustomerId()), staleTime: 0 });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** What the customer has published last. */
export const listMyContentFirstPageQuery = (pageSize: number, customerId: string) =>
  queryOptions({ ...gatewayQuery('listMyContent', { pageSize }, customerId), staleTime: 0 });
