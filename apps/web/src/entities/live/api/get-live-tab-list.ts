import type { LiveTab } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The parts of an event's page that hold something (rules/live#tabs). */
export const getLiveTabListQuery = (activityId: string) => gatewayQuery('getLiveTabList', { activityId });

/** The same in order. */
export const useGetLiveTabList = (activityId: string): readonly LiveTab[] =>
  useSuspenseQuery(getLiveTabListQuery(activityId)).data.tabs;
