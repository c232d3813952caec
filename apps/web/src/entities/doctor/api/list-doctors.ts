import type { RequestOf } from '@osteon/contract';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** Doctors, page by page. */
export function useListDoctors(filter: Omit<RequestOf<'listDoctors'>, 'cursor'>) {
  const query = useSuspenseInfiniteQuery(gatewayPagesQuery('listDoctors', filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
