import { useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';
import { storedCustomerId } from '../../../lib/gateway/identity.ts';
import { withShownStatus } from '../shown-status.ts';

/** A doctor asks for a live event (type 11). No answer depends on what a client says of itself (rules/gateway#payload-keys). */
const ASKED = { userType: 1, bizType: 11, pageSize: 5 } as const;

/** A live event with agenda and lecturers. */
export const getActivityDetailQuery = (activityId: string) => ({
  ...gatewayQuery('getActivityDetail', { activityId }),
  queryFn: async () => {
    const { meetingActivity, historyRecommendedList, ...detail } = await callGateway('getActivityDetail', {
      activityId,
      userId: storedCustomerId(),
      ...ASKED,
    });
    return {
      ...detail,
      meetingActivity: withShownStatus(meetingActivity),
      historyRecommendedList: historyRecommendedList.map(withShownStatus),
    };
  },
});

/** The same for a page. */
export const useGetActivityDetail = (activityId: string) => useSuspenseQuery(getActivityDetailQuery(activityId)).data;

/** What the gateway's clock is ahead of the browser's, in ms, whose own may be wrong (rules/live#countdown). */
export function useGetActivityDetailClock(activityId: string): number {
  const { data, dataUpdatedAt } = useSuspenseQuery(getActivityDetailQuery(activityId));
  return data.meetingActivity.systemTime - dataUpdatedAt;
}
