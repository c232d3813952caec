import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** Parameters of a search: text, filters and order. */
export type SearchQuery = Omit<RequestOf<'search'>, 'cursor' | 'searchType'> & { searchType?: number | undefined };

/** The results page by page: the pages read so far as one list, and the summary of the first. */
export function useSearch(query: SearchQuery) {
  const pages = useSuspenseInfiniteQuery(gatewayPagesQuery('search', query));
  return { ...pages, items: pages.data.pages.flatMap(({ list }) => list), about: pages.data.pages[0] };
}
