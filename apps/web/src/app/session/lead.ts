import type { PermissionScene } from '@osteon/domain';
import { explainSceneQuery } from '../../entities/permission/api/explain-scene.ts';
import { listCustomerRoleConfigQuery } from '../../entities/permission/api/list-customer-role-config.ts';
import { getOutcome } from '../../entities/permission/scene-outcome.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import type { CertificationLevel, SceneRefusal } from '../../lib/gated-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { queryClient } from '../query-client.ts';

/** The certification that an outcome leads to; none for the others. */
const LEVELS: Readonly<Partial<Record<SceneRefusal['outcome'], CertificationLevel>>> = {
  certifyLevel1: 'level1',
  certifyLevel2: 'level2',
  certifyCompany: 'company',
};

/** Leads to what would have permitted a refused call (rules/permission#leads). */
export async function leadRefused({ sceneId, outcome, about }: SceneRefusal & { about?: string }): Promise<void> {
  const level = LEVELS[outcome];
  // The lead after a login says the same.
  const isLed = useDialogs.getState().open.some(({ name }) => name === 'authLead');
  if (level === undefined) openDialog('noPermission');
  else if (!isLed) {
    // The lead opens with what the gateway says of a review; without an answer it opens as without one.
    await queryClient.prefetchQuery({ ...explainSceneQuery(sceneId, getCustomerId()), staleTime: 0 });
    openDialog('sceneLead', { sceneId, level, ...(about !== undefined && { about }) });
  }
}

/** Where an action leads: by the permission list, whose refusals are confirmed, as a certification may be new. */
export async function readOutcome(sceneId: PermissionScene): Promise<SceneRefusal['outcome']> {
  const customerId = getCustomerId();
  const permissions = await queryClient.ensureQueryData(listCustomerRoleConfigQuery(customerId)).catch(() => null);
  if (permissions === null || getOutcome(permissions, sceneId) === 'proceed') return 'proceed';
  const explained = await queryClient
    .fetchQuery({ ...explainSceneQuery(sceneId, customerId), staleTime: 0 })
    .catch(() => null);
  return explained?.outcome ?? 'proceed';
}

const getCustomerId = (): string => useSession.getState().customerId;
