import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type Filter = Omit<RequestOf<'listTerms'>, 'cursor'>;

const listQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['listTerms', filter],
    queryFn: ({ pageParam }) => callGateway('listTerms', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Terms in pinyin order, page by page. */
export function useTerms(filter: Filter) {
  const query = useSuspenseInfiniteQuery(listQuery(filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
