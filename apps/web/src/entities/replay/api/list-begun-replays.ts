import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A replay and the position at which its viewer stopped. */
export type StartedReplay = ResponseOf<'listBegunReplays'>['list'][number];

const NONE: readonly StartedReplay[] = [];

/**
 * The replays that the user has started, last watched first; empty for a visitor, until they are loaded, and after a
 * failure.
 */
export function useListBegunReplays(): readonly StartedReplay[] {
  const customerId = useCustomerId();
  const query = gatewayQuery('listBegunReplays', {}, customerId);
  // The list has changed when a user comes back from a replay.
  return useQuery({ ...query, enabled: customerId !== '', staleTime: 0 }).data?.list ?? NONE;
}
