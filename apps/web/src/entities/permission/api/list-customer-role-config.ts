import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What the customer's role may do (rules/permission#permission-list). */
export const listCustomerRoleConfigQuery = (customerId: string) =>
  gatewayQuery('listCustomerRoleConfig', {}, customerId);
