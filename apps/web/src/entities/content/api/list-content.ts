import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The filter and order of a list of resources. */
export type ContentFilter = Omit<RequestOf<'listContent'>, 'cursor'>;

/** Resources page by page; the pages read so far as one list. */
export function useListContent(filter: ContentFilter) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listContent', filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}

/** The first page alone. */
export const useListContentFirstPage = (filter: ContentFilter) =>
  useSuspenseQuery(gatewayQuery('listContent', filter)).data.list;
