import type { RequestOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

type Filter = Omit<RequestOf<'listDoctors'>, 'cursor'>;

const listQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['listDoctors', filter],
    queryFn: ({ pageParam }) => callGateway('listDoctors', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Doctors, page by page. */
export function useDoctors(filter: Filter) {
  const query = useSuspenseInfiniteQuery(listQuery(filter));
  return { ...query, items: query.data.pages.flatMap(({ list }) => list) };
}
