import { getSceneOutcome, PermissionScene, RoleId } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { CheckScene } from '../../platform/http/calls.ts';
import { getRefusal, isAccepted, isRole } from './policy.ts';

/**
 * Refuses a caller whose role a scene does not accept, with the scene and what would permit it
 * (rules/permission#refusals). The try-watch is not refused: its playlist ends early (rules/permission#watch-auth).
 */
export const checkScene: CheckScene = (sceneId, session) => {
  if (sceneId === PermissionScene.playVideo3Minutes) return;
  const { refusal, outcome } = explain(sceneId, session?.roleId ?? RoleId.visitor);
  if (refusal !== null) throw new CallError(refusal, { data: { sceneId, outcome } });
};

/** Where a scene leads a role, and the error that a call of it is refused with; null where it is accepted. */
export function explain(sceneId: PermissionScene, role: number) {
  const roleId = isRole(role) ? role : RoleId.visitor;
  const outcome = getSceneOutcome(isAccepted(sceneId, roleId), roleId);
  return { outcome, refusal: getRefusal(sceneId, outcome) };
}
