import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** What the customer's role may do (rules/permission#permission-list). */
export const listCustomerRoleConfigQuery = (customerId: string) =>
  gatewayQuery('listCustomerRoleConfig', {}, customerId);

/** What several roles may do, each scene of each. */
export const listCustomerRoleConfigOfQuery = (roleIds: readonly number[], customerId: string) =>
  gatewayQuery('listCustomerRoleConfig', { roleIds: roleIds.join(',') }, customerId);
