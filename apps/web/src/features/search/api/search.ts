import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** What is searched for, in which part of everything and in which order. */
export type SearchQuestion = Omit<RequestOf<'search'>, 'cursor' | 'searchType'> & { searchType?: number | undefined };

const searchQuery = (question: SearchQuestion) =>
  infiniteQueryOptions({
    queryKey: ['search', question],
    queryFn: ({ pageParam }) => callGateway('search', { ...question, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The results page by page: the pages read so far as one list, and what the first says about all of them. */
export function useSearchResults(question: SearchQuestion) {
  const query = useSuspenseInfiniteQuery(searchQuery(question));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list), about: query.data.pages[0] };
}
