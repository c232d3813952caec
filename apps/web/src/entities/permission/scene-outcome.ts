import type { ResponseOf } from '@osteon/contract';
import { getSceneOutcome, PermissionFlag, type PermissionScene, RoleId, type SceneOutcome } from '@osteon/domain';

/** Returns the outcome of a gated action for its customer, by the gateway's list (rules/permission-lead#outcomes). */
export function getOutcome(
  { permissionList }: ResponseOf<'listCustomerRoleConfig'>,
  scene: PermissionScene,
): SceneOutcome {
  const entry = permissionList.find(({ sceneId }) => sceneId === scene);
  const role = Object.values(RoleId).find((known) => known === entry?.customerRole);
  return getSceneOutcome(entry?.roleFlag === PermissionFlag.accept, role ?? RoleId.visitor);
}
