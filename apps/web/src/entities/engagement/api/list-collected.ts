import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A favourite of the customer. */
export type Collected = ResponseOf<'listCollected'>['list'][number];

/** Filter of the favourites: all, or those of a folder, of a type, with words in a title. */
export interface CollectedFilter {
  readonly folderId?: string;
  readonly resourceType?: number;
  readonly keyWord?: string;
}

/** The customer's favourites, page by page; the loaded pages as one list. */
export function useListCollected(filter: CollectedFilter) {
  const query = useSuspenseInfiniteQuery({
    ...gatewayPagesQuery('listCollected', filter, useCustomerId()),
    staleTime: 0,
  });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** The customer's most recent favourites. */
export const listCollectedFirstPageQuery = (pageSize: number, customerId: string) =>
  queryOptions({ ...gatewayQuery('listCollected', { pageSize }, customerId), staleTime: 0 });
