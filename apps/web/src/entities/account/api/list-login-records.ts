import type { ResponseOf } from '@osteon/contract';
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A login, or a wrong password. */
export type LoginRecord = ResponseOf<'listLoginRecords'>['list'][number];

const PAGE_SIZE = 5;

const listLoginRecordsQuery = (customerId: string) =>
  gatewayPagesQuery('listLoginRecords', { pageSize: PAGE_SIZE }, customerId);

/** The caller's logins page by page. */
export function useListLoginRecords() {
  const query = useSuspenseInfiniteQuery(listLoginRecordsQuery(useCustomerId()));
  return { ...query, records: query.data.pages.flatMap(({ list }) => list) };
}

/** Logins of the day, and the number after which the app has to confirm; undefined while it loads. */
export function useListLoginRecordsToday(): { today: number; perDay: number } | undefined {
  return useInfiniteQuery(listLoginRecordsQuery(useCustomerId())).data?.pages[0];
}
