import { isMember, PermissionScene } from '@osteon/domain';
import { getMemberProduct } from '../../features/membership/api/get-member-product-detail.ts';
import { vipTip } from '../../features/membership/vip-tip.ts';
import { outcomeOf, permissionsQuery } from '../../features/permission/api/list-customer-role-config.ts';
import { doctorInfoQuery } from '../../features/shell/api/get-doctor-info.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../query-client.ts';

/**
 * Members go on in the app, others read what a membership costs (seed 000 §4), unless their role may not publish even
 * with one. Throws GatewayError.
 */
export async function publish(customerId: string): Promise<void> {
  const member = await queryClient.ensureQueryData(doctorInfoQuery(customerId));
  if (isMember(member, Date.now())) return openDialog('leadToApp', { about: 'publish' });
  if (await isForbidden(customerId)) return openDialog('noPermission');
  const product = await getMemberProduct(member.projectId);
  openDialog('vipTip', vipTip(member, product, Date.now()));
}

/** A list that cannot be had forbids nothing: the gateway has the last word. */
async function isForbidden(customerId: string): Promise<boolean> {
  const permissions = await queryClient.ensureQueryData(permissionsQuery(customerId)).catch(() => null);
  return permissions !== null && outcomeOf(permissions, PermissionScene.publishResources) === 'notAllowed';
}
