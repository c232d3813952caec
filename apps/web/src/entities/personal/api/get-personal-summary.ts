import type { ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Counts in the header of the personal home. */
type PersonalSummary = ResponseOf<'getPersonalSummary'>;

/** The counts of the customer; undefined until they are loaded. */
export function useGetPersonalSummary(): PersonalSummary | undefined {
  return useQuery(gatewayQuery('getPersonalSummary', {}, useCustomerId())).data;
}
