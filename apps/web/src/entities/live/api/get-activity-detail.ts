import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A live event with agenda and lecturers. */
export const getActivityDetailQuery = (activityId: string) => gatewayQuery('getActivityDetail', { activityId });

/** The same for a page. */
export const useGetActivityDetail = (activityId: string) => useSuspenseQuery(getActivityDetailQuery(activityId)).data;

/** What the gateway's clock is ahead of the browser's, in ms, whose own may be wrong (rules/live#countdown). */
export function useGetActivityDetailClock(activityId: string): number {
  const { data, dataUpdatedAt } = useSuspenseQuery(getActivityDetailQuery(activityId));
  return data.meetingActivity.systemTime - dataUpdatedAt;
}
