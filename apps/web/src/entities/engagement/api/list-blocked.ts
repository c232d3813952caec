import type { ResponseOf } from '@osteon/contract';
import { type QueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayKey, gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A person whom the customer has blocked. */
export type Blocked = ResponseOf<'listBlocked'>['list'][number];

/** The people whom the customer has blocked, page by page; the loaded pages as one list. */
export function useListBlocked() {
  const query = useSuspenseInfiniteQuery({ ...gatewayPagesQuery('listBlocked', {}, useCustomerId()), staleTime: 0 });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** Refetches the list of the page. */
export const refetchListBlocked = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: gatewayKey('listBlocked') });
