import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Which resources, in which order. */
export type ContentFilter = Omit<RequestOf<'listContent'>, 'cursor'>;

const contentQuery = (filter: ContentFilter) =>
  infiniteQueryOptions({
    queryKey: ['listContent', filter],
    queryFn: ({ pageParam }) => callGateway('listContent', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Resources page by page; the pages read so far as one list. */
export function useContentList(filter: ContentFilter) {
  const query = useSuspenseInfiniteQuery(contentQuery(filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
