import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** The reported messages of an event page by page, the latest first, for an assistant. */
export const listReportedMessagesQuery = (activityId: string, customerId: string) =>
  gatewayPagesQuery('listReportedMessages', { activityId }, customerId);
