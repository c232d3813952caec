import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** An appeal in a response to its owner. */
export type Appeal = ResponseOf<'submitAppeal'>['appeal'];

/** Poll interval of an open appeal, in ms. */
const POLL_MS = 15_000;

/** The newest appeal against a customer's lock; `appeal` is null if there is none. */
export const getAppealQuery = (customerId: string) =>
  queryOptions({ ...gatewayQuery('getAppeal', {}, customerId), staleTime: 0 });

/** The caller's appeal, polled while it is open. */
export const useGetAppeal = (customerId: string) =>
  useQuery({
    ...getAppealQuery(customerId),
    refetchInterval: ({ state }) => (state.data?.appeal?.state === 'open' ? POLL_MS : false),
    select: ({ appeal }): Appeal | null => appeal,
  });
