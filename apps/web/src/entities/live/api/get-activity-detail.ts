import { useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';
import { withVisibleStatus } from '../visible-status.ts';

/**
 * The portal requests a live event (type 11) as a doctor. No answer depends on what a client states about itself
 * (rules/gateway#payload-keys).
 */
const REQUESTER = { userType: 1, bizType: 11, pageSize: 5 } as const;

/** A live event with agenda and lecturers. */
export const getActivityDetailQuery = (activityId: string) => ({
  ...gatewayQuery('getActivityDetail', { activityId }),
  queryFn: async () => {
    const { meetingActivity, historyRecommendedList, ...detail } = await callGateway('getActivityDetail', {
      activityId,
      userId: storedCustomerId(),
      ...REQUESTER,
    });
    return {
      ...detail,
      meetingActivity: withVisibleStatus(meetingActivity),
      historyRecommendedList: historyRecommendedList.map(withVisibleStatus),
    };
  },
});

/** The loaded event of a page. */
export const useGetActivityDetail = (activityId: string) => useSuspenseQuery(getActivityDetailQuery(activityId)).data;

/**
 * The clock offset in ms: gateway time minus browser time, as the browser's clock may be wrong
 * (rules/live-booking#countdown).
 */
export function useGetActivityDetailClock(activityId: string): number {
  const { data, dataUpdatedAt } = useSuspenseQuery(getActivityDetailQuery(activityId));
  return data.meetingActivity.systemTime - dataUpdatedAt;
}
