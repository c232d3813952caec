import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

/** A video that the customer began. */
export type Begun = ResponseOf<'listContinueWatching'>['list'][number];

const continueWatchingQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['listContinueWatching', customerId],
    queryFn: async () => (await callGateway('listContinueWatching', {})).list,
    enabled: customerId !== '',
  });

/** What the customer began and has not finished; undefined while unknown and for a visitor. */
export const useContinueWatching = () => useQuery(continueWatchingQuery(useSession((state) => state.customerId))).data;
