import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A page of the messages of an event, the latest first; the first page without a cursor. */
export const getHistoryMessagesQuery = (activityId: string, cursor?: string) =>
  gatewayQuery('getHistoryMessages', { activityId, cursor });
