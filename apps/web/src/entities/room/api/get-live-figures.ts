import type { ResponseOf } from '@osteon/contract';
import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The figures of an event by minute and item. */
export type LiveFigures = ResponseOf<'getLiveFigures'>;

/** The figures of an event, for an assistant of it. */
export const getLiveFiguresQuery = (activityId: string, customerId: string) =>
  gatewayQuery('getLiveFigures', { activityId }, customerId);
