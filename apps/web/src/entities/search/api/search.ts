import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** What is searched for, in which part of everything and in which order. */
export type SearchQuestion = Omit<RequestOf<'search'>, 'cursor' | 'searchType'> & { searchType?: number | undefined };

/** The results page by page: the pages read so far as one list, and the summary of the first. */
export function useSearch(question: SearchQuestion) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('search', question));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list), about: query.data.pages[0] };
}
