import type { ResponseOf } from '@osteon/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** An appeal as its owner is shown it. */
export type Appeal = ResponseOf<'submitAppeal'>['appeal'];

/** How often an appeal that waits is looked at, in ms. */
const LOOK_MS = 15_000;

/** The newest appeal against a customer's lock; null where there is none. */
export const appealQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['getAppeal', customerId],
    queryFn: async (): Promise<Appeal | null> => (await callGateway('getAppeal', {})).appeal,
    staleTime: 0,
  });

/** The caller's own, looked at again and again while it is open. */
export const useAppeal = (customerId: string) =>
  useQuery({
    ...appealQuery(customerId),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? LOOK_MS : false),
  });
