import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The certification that a phone continues: its account, the level and the state. */
export type AuthScene = ResponseOf<'getAuthScene'>;

/** The interval at which a waiting phone polls for the decision, in ms. */
const REVIEW_POLL_MS = 30_000;

/**
 * Reads the certification that the phone continues; 40100 without a session of the phone. `tempState` is that of a
 * scanned code.
 */
export const useGetAuthScene = (tempState: string | undefined, enabled: boolean) =>
  useQuery({
    ...gatewayQuery('getAuthScene', tempState === undefined ? {} : { tempState }),
    enabled,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.certification?.state === 'review' ? REVIEW_POLL_MS : false),
  });
