import type { ResponseOf } from '@osteon/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';
import type { EngagementState, EngagementTarget } from './api/get-engagement-state.ts';

/** Changes the cached state of an item, until the gateway responds again; returns the function that undoes it. */
export function changeEngagementState(
  queries: QueryClient,
  { target, customerId }: { readonly target: EngagementTarget; readonly customerId: string },
  change: (state: EngagementState) => EngagementState,
): () => void {
  const { resourceType, resourceId } = target;
  const before = queries
    .getQueriesData<ResponseOf<'getEngagementState'>>({ queryKey: gatewayKey('getEngagementState') })
    .filter(([key]) => isOf(key, resourceType, customerId));
  for (const [key, data] of before) {
    const list = data?.list.map((state) => (state.resourceId === resourceId ? change(state) : state));
    queries.setQueryData(key, list && { list });
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** True if a query key is that of items of a type, for a customer. */
const isOf = ([, payload, customerId]: QueryKey, resourceType: number, wanted: string): boolean =>
  customerId === wanted &&
  typeof payload === 'object' &&
  payload !== null &&
  'resourceType' in payload &&
  payload.resourceType === resourceType;

/** Cancels the requests in flight, whose responses may be older than a change of the page. */
export const cancelEngagementStates = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: gatewayKey('getEngagementState') });

/** Refetches the states of the page. */
export const refetchEngagementStates = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: gatewayKey('getEngagementState') });
