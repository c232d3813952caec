import type { ResponseOf } from '@osteon/contract';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
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

/** The caller's logins page by page, and how many of the day there were. */
export function useLoginRecords() {
  const query = useSuspenseInfiniteQuery(recordsQuery(useSession((state) => state.customerId)));
  const [first] = query.data.pages;
  const records = query.data.pages.flatMap(({ list }) => list);
  return { ...query, records, today: first?.today ?? 0, perDay: first?.perDay ?? 0 };
}
