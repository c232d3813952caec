import { isMember, PermissionScene } from '@osteon/domain';
import { getDoctorInfoQuery } from '../../entities/account/api/get-doctor-info.ts';
import { getMemberProductDetailQuery } from '../../entities/membership/api/get-member-product-detail.ts';
import { vipTip } from '../../features/membership/vip-tip.ts';
import { openDialog } from '../../lib/dialogs.ts';
import type { ActionRequest } from '../../lib/gated-action.ts';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';
import { leadRefused, readOutcome } from './lead.ts';

const sceneId = PermissionScene.publishResources;

const publishing: ActionRequest = { action: { name: 'publish', data: {} } };

let isPending = false;

/** Action of the publish button; ignored while the answer is pending. */
export async function startPublishing(): Promise<void> {
  if (isPending) return;
  isPending = true;
  try {
    await publish(useSession.getState().customerId);
  } catch (error) {
    toast.error((error instanceof GatewayError && error.text) || m['payment.detailFailed']());
  } finally {
    isPending = false;
  }
}

/**
 * Members continue in the app, or are led to the step that their role needs; others see the price of a membership,
 * unless their role may not publish even with one (rules/membership#publish). Throws GatewayError.
 */
async function publish(customerId: string): Promise<void> {
  const member = await queryClient.ensureQueryData(getDoctorInfoQuery(customerId));
  const outcome = await readOutcome(sceneId);
  if (isMember(member, Date.now())) {
    return outcome === 'proceed'
      ? openDialog('leadToApp', { about: 'publish' })
      : leadRefused({ sceneId, outcome }, publishing);
  }
  if (outcome === 'notAllowed') return leadRefused({ sceneId, outcome });
  const product = await queryClient.fetchQuery({
    ...getMemberProductDetailQuery(member.projectId, customerId),
    staleTime: 0,
  });
  openDialog('vipTip', vipTip(member, product, Date.now()));
}
