import type { ResponseOf } from '@osteon/contract';
import { infiniteQueryOptions, useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { callGateway } from '../../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../../lib/session/session-store.ts';

/** A login, or a wrong password. */
export type LoginRecord = ResponseOf<'listLoginRecords'>['list'][number];

const PAGE_SIZE = 5;

const recordsQuery = (customerId: string) =>
  infiniteQueryOptions({
    queryKey: ['listLoginRecords', customerId],
    queryFn: ({ pageParam }) => callGateway('listLoginRecords', { cursor: pageParam, pageSize: PAGE_SIZE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The caller's logins page by page. */
export function useLoginRecords() {
  const query = useSuspenseInfiniteQuery(recordsQuery(useSession((state) => state.customerId)));
  return { ...query, records: query.data.pages.flatMap(({ list }) => list) };
}

/** How many logins of the day there were, and after how many the app has to confirm; undefined until that is known. */
export function useLoginsToday(): { today: number; perDay: number } | undefined {
  return useInfiniteQuery(recordsQuery(useSession((state) => state.customerId))).data?.pages[0];
}
