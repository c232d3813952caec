import type { ResponseOf } from '@osteon/contract';
import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A video that the customer has started. */
export type ContinueWatchingItem = ResponseOf<'listContinueWatching'>['list'][number];

/** The videos that the customer has started and not finished; disabled for a visitor. */
export const listContinueWatchingQuery = (customerId: string) =>
  queryOptions({
    ...gatewayQuery('listContinueWatching', {}, customerId),
    select: ({ list }): readonly ContinueWatchingItem[] => list,
    enabled: customerId !== '',
  });
