import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The polls of an event as a customer sees them, the latest first (rules/room-poll#polls). */
export const listLivePollsQuery = (activityId: string, customerId: string) =>
  gatewayQuery('listLivePolls', { activityId }, customerId);
