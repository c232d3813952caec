import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Content of the people whom the customer follows, page by page; the loaded pages as one list. */
export function useListFollowedContent() {
  const query = useSuspenseInfiniteQuery({
    ...gatewayPagesQuery('listFollowedContent', {}, useCustomerId()),
    staleTime: 0,
  });
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** The newest of that content alone. */
export const useListFollowedContentNewest = (pageSize: number) =>
  useSuspenseQuery(gatewayQuery('listFollowedContent', { pageSize }, useCustomerId())).data.list;
