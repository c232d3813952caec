import { gatewayPagesQuery, gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** A page of the messages of an event, the latest first; the first page without a cursor. */
export const getHistoryMessagesQuery = (activityId: string, cursor?: string) =>
  gatewayQuery('getHistoryMessages', { activityId, cursor });

/** The deleted messages of an event page by page, the latest first, for an assistant. */
export const getHistoryMessagesDeletedQuery = (activityId: string, customerId: string) =>
  gatewayPagesQuery('getHistoryMessages', { activityId, only: 'deleted' }, customerId);
