import { gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';

/** The held messages of an event page by page: for an assistant all that wait, or the own ones with their decisions. */
export const listHeldMessagesQuery = (activityId: string, own: boolean, customerId: string) =>
  gatewayPagesQuery('listHeldMessages', { activityId, own: own ? 'true' : 'false' }, customerId);
