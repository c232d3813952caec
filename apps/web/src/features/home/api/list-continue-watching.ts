import type { ResponseOf } from '@osteon/contract';
import { queryOptions } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** A video that the customer began. */
export type ContinueWatchingItem = ResponseOf<'listContinueWatching'>['list'][number];

/** What the customer began and has not finished; not asked for a visitor. */
export const continueWatchingQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['listContinueWatching', customerId],
    queryFn: async () => (await callGateway('listContinueWatching', {})).list,
    enabled: customerId !== '',
  });
