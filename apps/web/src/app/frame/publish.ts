import { isMember } from '@osteon/domain';
import { getMemberProduct } from '../../features/membership/api/get-member-product-detail.ts';
import { vipTip } from '../../features/membership/vip-tip.ts';
import { doctorInfoQuery } from '../../features/shell/api/get-doctor-info.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../query-client.ts';

/** Members go on in the app, others read what a membership costs (seed 000 §4). Throws GatewayError. */
export async function publish(customerId: string): Promise<void> {
  const member = await queryClient.ensureQueryData(doctorInfoQuery(customerId));
  if (isMember(member, Date.now())) return openDialog('leadToApp', { about: 'publish' });
  const product = await getMemberProduct(member.projectId);
  openDialog('vipTip', vipTip(member, product, Date.now()));
}
