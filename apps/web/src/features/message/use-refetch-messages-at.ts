import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refetch } from '../../lib/gateway/query-client.ts';

/** Refetches the messages when a count of them has changed. */
export function useRefetchMessagesAt(count: number): void {
  const queries = useQueryClient();
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    void refetch(queries, 'listMessages');
    void refetch(queries, 'listLikesMe');
  }, [count, queries]);
}
