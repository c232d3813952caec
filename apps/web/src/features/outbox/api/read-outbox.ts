import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A message that was kept instead of sent. */
export type OutboxMessage = ResponseOf<'readOutbox'>['list'][number];

/** A code is waited for: new messages show without a reload. */
const REFRESH_MS = 2_000;

/** What the local adapter for SMS and mail keeps, newest first (spec-decision 11e). */
export const useOutbox = () =>
  useQuery({
    queryKey: ['readOutbox'],
    queryFn: () => callGateway('readOutbox', {}),
    select: ({ list }) => list.toReversed(),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH_MS),
    staleTime: 0,
  });
