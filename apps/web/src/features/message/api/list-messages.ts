import type { RequestOf, ResponseOf } from '@osteon/contract';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { refetch } from '../../../lib/gateway/refetch.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** One message. */
export type Message = ResponseOf<'listMessages'>['list'][number];

/** Which messages. */
export type MessageFilter = Pick<RequestOf<'listMessages'>, 'scene' | 'unread'>;

/** Messages page by page; while another kind is fetched the one before stays. */
export function useMessages(filter: MessageFilter) {
  const customerId = useSession((state) => state.customerId);
  return useInfiniteQuery({
    queryKey: ['listMessages', customerId, filter],
    queryFn: ({ pageParam }) => callGateway('listMessages', { ...filter, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Asks for the messages anew when a count of them has changed. */
export function useRefreshAt(count: number): void {
  const queries = useQueryClient();
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    void refetch(queries, 'listMessages');
  }, [count, queries]);
}
