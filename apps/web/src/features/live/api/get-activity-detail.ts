import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

const activityDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['getActivityDetail', id],
    queryFn: () => callGateway('getActivityDetail', { activityId: id }),
  });

/** A live event with agenda and lecturers. */
export const useActivityDetail = (id: string) => useSuspenseQuery(activityDetailQuery(id)).data;
