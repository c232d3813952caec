import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The messages of an event after a position. */
export const getRealtimeMessageQuery = (activityId: string, since: number) =>
  gatewayQuery('getRealtimeMessage', { activityId, since });
