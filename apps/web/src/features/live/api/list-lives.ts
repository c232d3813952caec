import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type Filter = Omit<RequestOf<'listLives'>, 'cursor'>;

const listQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['listLives', filter],
    queryFn: ({ pageParam }) => callGateway('listLives', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Live events, coming or past, page by page. */
export function useLives(filter: Filter) {
  const query = useSuspenseInfiniteQuery(listQuery(filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
