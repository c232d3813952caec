import type { PermissionScene } from '@osteon/domain';
import { explainSceneQuery } from '../../entities/permission/api/explain-scene.ts';
import { listCustomerRoleConfigQuery } from '../../entities/permission/api/list-customer-role-config.ts';
import { getOutcome } from '../../entities/permission/scene-outcome.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import type { ActionRequest, CertificationLevel, SceneRefusal } from '../../lib/gated-action.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { storePendingAction } from '../../lib/pending-action.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** The certification that an outcome leads to; none for the others. */
const LEVELS: Readonly<Partial<Record<SceneRefusal['outcome'], CertificationLevel>>> = {
  certifyLevel1: 'level1',
  certifyLevel2: 'level2',
  certifyCompany: 'company',
};

/** The certification that an outcome leads to; none where it leads elsewhere. */
export const getLevel = (outcome: SceneRefusal['outcome']): CertificationLevel | undefined => LEVELS[outcome];

/** Leads to what would have permitted a refused call, or the requested action (rules/permission-lead#leads). */
export async function leadRefused({ sceneId, outcome }: SceneRefusal, wanted?: ActionRequest): Promise<void> {
  const level = LEVELS[outcome];
  if (level === undefined) return openDialog('noPermission');
  // The lead opens with the gateway's state of a review; without a response it opens as without one.
  await queryClient.prefetchQuery({ ...explainSceneQuery(sceneId, getCustomerId()), staleTime: 0 });
  if (!isLedByLogin()) openDialog('sceneLead', { sceneId, level, ...(wanted && { ...getAbout(wanted), wanted }) });
  else if (wanted) storePendingAction(wanted, { kind: 'certification', sceneId, level }, getCustomerId());
}

/** True while the lead after a login is open, which has the same text as that of a scene. */
export const isLedByLogin = (): boolean => useDialogs.getState().open.some(({ name }) => name === 'authLead');

/** Finds where an action leads: by the permission list, whose refusals are confirmed, as a certification may be new. */
export async function readOutcome(sceneId: PermissionScene): Promise<SceneRefusal['outcome']> {
  const permissions = await queryClient.ensureQueryData(listCustomerRoleConfigQuery(getCustomerId())).catch(() => null);
  if (permissions === null || getOutcome(permissions, sceneId) === 'proceed') return 'proceed';
  return (await fetchOutcome(sceneId)) ?? 'proceed';
}

/** The gateway's present outcome; null without a response. */
export async function fetchOutcome(sceneId: PermissionScene): Promise<SceneRefusal['outcome'] | null> {
  const query = { ...explainSceneQuery(sceneId, getCustomerId()), staleTime: 0 };
  return (await queryClient.fetchQuery(query).catch(() => null))?.outcome ?? null;
}

const getAbout = ({ about }: ActionRequest): { about?: string } => (about === undefined ? {} : { about });

const getCustomerId = (): string => useSession.getState().customerId;
