import type { ResponseOf } from '@osteon/contract';
import { LIVE_HEALTH_STEP_MS } from '@osteon/domain';
import { queryOptions } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The health of a channel's stream. */
export type ChannelHealth = ResponseOf<'getLiveHealth'>['channels'][number];

/** The health of the streams of an event, fetched again after each measurement while the page is visible. */
export const getLiveHealthQuery = (activityId: string, customerId: string) =>
  queryOptions({
    ...gatewayQuery('getLiveHealth', { activityId }, customerId),
    refetchInterval: LIVE_HEALTH_STEP_MS,
  });
