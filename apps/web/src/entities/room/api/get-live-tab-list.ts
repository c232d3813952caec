import type { LiveTab } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The tabs of an event's page that have content (rules/room#tabs). */
export const getLiveTabListQuery = (activityId: string) => gatewayQuery('getLiveTabList', { activityId });

/** The tabs in their order. */
export const useGetLiveTabList = (activityId: string): readonly LiveTab[] =>
  useSuspenseQuery(getLiveTabListQuery(activityId)).data.tabs;
