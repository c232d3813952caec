import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { withVisibleStatus } from '../visible-status.ts';

/** Live events, upcoming or past, page by page. */
export function useListLives(filter: Omit<RequestOf<'listLives'>, 'cursor'>) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listLives', filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list.map(withVisibleStatus)) };
}
