import type { RequestOf, ResponseOf } from '@osteon/contract';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { EngagementBatch } from '../engagement-batch.ts';

/** Counts of an item, and the customer's own state of it. */
export type EngagementState = ResponseOf<'getEngagementState'>['list'][number];

/** An item that has counts. */
export interface EngagementTarget {
  readonly resourceType: RequestOf<'getEngagementState'>['resourceType'];
  readonly resourceId: string;
}

/** The state of one item: undefined until the gateway has responded, null where it has none or failed. */
export function useGetEngagementState({
  resourceType,
  resourceId,
}: EngagementTarget): EngagementState | null | undefined {
  const batch = use(EngagementBatch);
  const isInBatch = batch?.resourceType === resourceType && batch.resourceIds.includes(resourceId);
  const payload = isInBatch ? batch : { resourceType, resourceIds: [resourceId] };
  const { data, isError } = useQuery(gatewayQuery('getEngagementState', payload, useCustomerId()));
  if (!data) return isError ? null : undefined;
  return data.list.find((state) => state.resourceId === resourceId) ?? null;
}
