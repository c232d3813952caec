import { useSuspenseQuery } from '@tanstack/react-query';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A live event with agenda and lecturers. */
const getActivityDetailQuery = (activityId: string) => gatewayQuery('getActivityDetail', { activityId });

/** The same for a page. */
export const useGetActivityDetail = (activityId: string) => useSuspenseQuery(getActivityDetailQuery(activityId)).data;
