import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** Device products, page by page. */
export function useListProducts(filter: Omit<RequestOf<'listProducts'>, 'cursor'>) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listProducts', filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
