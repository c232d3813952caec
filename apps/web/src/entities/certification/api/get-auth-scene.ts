import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What a phone certifies: its account, the level that is asked for, and the certification. */
export type AuthScene = ResponseOf<'getAuthScene'>;

/** How often a phone asks for the decision while it waits, in ms. */
const REVIEW_POLL_MS = 30_000;

/** Reads what the phone certifies; 40100 without a session of the phone. `tempState` is that of a scanned code. */
export const useGetAuthScene = (tempState: string | undefined, enabled: boolean) =>
  useQuery({
    ...gatewayQuery('getAuthScene', tempState === undefined ? {} : { tempState }),
    enabled,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.certification?.state === 'review' ? REVIEW_POLL_MS : false),
  });
