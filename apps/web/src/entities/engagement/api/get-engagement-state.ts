import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** Counts of an item, and what the customer has done with it. */
export type EngagementState = ResponseOf<'getEngagementState'>['list'][number];

/** An item that has counts. */
export interface EngagementTarget {
  readonly resourceType: RequestOf<'getEngagementState'>['resourceType'];
  readonly resourceId: string;
}

/** The state of one item as a customer sees it. */
export const getEngagementStateQuery = ({ resourceType, resourceId }: EngagementTarget, customerId: string) =>
  gatewayQuery('getEngagementState', { resourceType, resourceIds: [resourceId] }, customerId);

/** The same for a component: undefined until the gateway has answered, null where it has none or failed. */
export function useGetEngagementState(target: EngagementTarget): EngagementState | null | undefined {
  const { data, isError } = useQuery(getEngagementStateQuery(target, useCustomerId()));
  return isError && !data ? null : data && (data.list[0] ?? null);
}
