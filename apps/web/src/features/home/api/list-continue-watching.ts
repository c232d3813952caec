import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useSession } from '../../../lib/session/session-store.ts';

const continueWatchingQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['listContinueWatching', customerId],
    queryFn: async () => (await callGateway('listContinueWatching', {})).list,
    enabled: customerId !== '',
  });

/** What the customer began and has not finished; undefined while unknown and for a visitor. */
export const useContinueWatching = () => useQuery(continueWatchingQuery(useSession((state) => state.customerId))).data;
