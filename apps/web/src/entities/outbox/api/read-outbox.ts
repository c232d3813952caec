import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A message that was stored instead of sent. */
export type OutboxMessage = ResponseOf<'readOutbox'>['list'][number];

/** Poll interval in ms; short, as users of the page wait for a code. */
const POLL_MS = 2_000;

/** The messages of the local SMS and mail adapter, newest first. */
export const useReadOutbox = () =>
  useQuery({
    ...gatewayQuery('readOutbox', {}),
    select: ({ list }): readonly OutboxMessage[] => list.toReversed(),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : POLL_MS),
    staleTime: 0,
  });
