import { isMember, PermissionScene } from '@osteon/domain';
import { getDoctorInfoQuery } from '../../entities/account/api/get-doctor-info.ts';
import { getMemberProductDetailQuery } from '../../entities/membership/api/get-member-product-detail.ts';
import { listCustomerRoleConfigQuery } from '../../entities/permission/api/list-customer-role-config.ts';
import { getOutcome } from '../../entities/permission/scene-outcome.ts';
import { vipTip } from '../../features/membership/vip-tip.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../query-client.ts';

/**
 * Members continue in the app, others see the price of a membership (rules/membership#publish), unless their role may
 * not publish even with one. Throws GatewayError.
 */
export async function publish(customerId: string): Promise<void> {
  const member = await queryClient.ensureQueryData(getDoctorInfoQuery(customerId));
  if (isMember(member, Date.now())) return openDialog('leadToApp', { about: 'publish' });
  if (await isForbidden(customerId)) return openDialog('noPermission');
  const product = await queryClient.fetchQuery({
    ...getMemberProductDetailQuery(member.projectId, customerId),
    staleTime: 0,
  });
  openDialog('vipTip', vipTip(member, product, Date.now()));
}

/** If the permissions cannot be loaded, nothing is forbidden here: the gateway checks again. */
async function isForbidden(customerId: string): Promise<boolean> {
  const permissions = await queryClient.ensureQueryData(listCustomerRoleConfigQuery(customerId)).catch(() => null);
  return permissions !== null && getOutcome(permissions, PermissionScene.publishResources) === 'notAllowed';
}
