import type { ResponseOf } from '@osteon/contract';
import { type QueryClient, queryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayKey, gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** An item of the customer's browsing history. */
export type BrowseRecord = ResponseOf<'listBrowseRecords'>['list'][number];

/** Filter of the records: all, or those of a type, with words in a title. */
export interface BrowseFilter {
  readonly resourceType?: number;
  readonly keyWord?: string;
}

/** The customer's browsing history, page by page; the loaded pages as one list. */
export function useListBrowseRecords(filter: BrowseFilter) {
  const query = useSuspenseInfiniteQuery({
    ...gatewayPagesQuery('listBrowseRecords', filter, useCustomerId()),
    staleTime: 0,
  });
  return {
    ...query,
    items: query.data.pages.flatMap(({ list }) => list),
    pausedAt: query.data.pages[0]?.pausedAt ?? null,
  };
}

/** Refetches the history, and the videos that clearing it has reset. */
export async function refetchListBrowseRecords(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: gatewayKey('listBrowseRecords') }),
    queries.invalidateQueries({ queryKey: gatewayKey('listContinueWatching') }),
  ]);
}

/** The customer's most recent browsing records. */
export const listBrowseRecordsFirstPageQuery = (pageSize: number, customerId: string) =>
  queryOptions({ ...gatewayQuery('listBrowseRecords', { pageSize }, customerId), staleTime: 0 });
