import { gatewayQuery } from '../../../lib/gateway/gateway-query.ts';

/** The permissions of the customer's role (rules/permission#permission-list). */
export const listCustomerRoleConfigQuery = (customerId: string) =>
  gatewayQuery('listCustomerRoleConfig', {}, customerId);

/** The permissions of several roles, each scene of each. */
export const listCustomerRoleConfigOfQuery = (roleIds: readonly number[], customerId: string) =>
  gatewayQuery('listCustomerRoleConfig', { roleIds: roleIds.join(',') }, customerId);
