import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** A replay and where its reader left it. */
export type BegunReplay = ResponseOf<'listBegunReplays'>['list'][number];

const NONE: readonly BegunReplay[] = [];

/** Those of the reader, the last watched first; none for a visitor, until they are loaded, and after a failure. */
export function useListBegunReplays(): readonly BegunReplay[] {
  const customerId = useCustomerId();
  const query = gatewayQuery('listBegunReplays', {}, customerId);
  // Whoever comes back from a replay has watched it.
  return useQuery({ ...query, enabled: customerId !== '', staleTime: 0 }).data?.list ?? NONE;
}
