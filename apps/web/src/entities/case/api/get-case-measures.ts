import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The customer's measures on the pictures and stacks of a case. */
export const getCaseMeasuresQuery = (id: string, customerId: string) =>
  gatewayQuery('getCaseMeasures', { id }, customerId);
