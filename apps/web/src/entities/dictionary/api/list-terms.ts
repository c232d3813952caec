import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** Terms in pinyin order, page by page. */
export function useListTerms(filter: Omit<RequestOf<'listTerms'>, 'cursor'>) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listTerms', filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
