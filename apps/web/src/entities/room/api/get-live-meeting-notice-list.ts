import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The notices of an event, the latest first. */
export const getLiveMeetingNoticeListQuery = (activityId: string) =>
  gatewayQuery('getLiveMeetingNoticeList', { activityId, pageNum: 1, pageSize: 20 });
