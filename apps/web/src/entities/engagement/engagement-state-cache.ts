import type { QueryClient } from '@tanstack/react-query';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';
import { type EngagementState, type EngagementTarget, getEngagementStateQuery } from './api/get-engagement-state.ts';

/** Changes what the page knows of an item, until the gateway answers again; returns the function that undoes it. */
export function changeEngagementState(
  queries: QueryClient,
  { target, customerId }: { readonly target: EngagementTarget; readonly customerId: string },
  change: (state: EngagementState) => EngagementState,
): () => void {
  const { queryKey } = getEngagementStateQuery(target, customerId);
  const before = queries.getQueryData(queryKey);
  queries.setQueryData(queryKey, before && { list: before.list.map(change) });
  return () => queries.setQueryData(queryKey, before);
}

/** Ends the reads that are under way, whose answers may be older than a change of the page. */
export const cancelEngagementStates = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: gatewayKey('getEngagementState') });

/** Reads the states of the page again. */
export const refetchEngagementStates = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: gatewayKey('getEngagementState') });
