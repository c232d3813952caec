import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type Filter = Omit<RequestOf<'listProducts'>, 'cursor'>;

const listQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['listProducts', filter],
    queryFn: ({ pageParam }) => callGateway('listProducts', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Device products, page by page. */
export function useProducts(filter: Filter) {
  const query = useSuspenseInfiniteQuery(listQuery(filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
