import { getSceneOutcome, PermissionScene, RoleId } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { CheckScene } from '../../platform/http/calls.ts';
import { type Caller, getRefusal, isAccepted, isRole } from './policy.ts';

/** A caller without a session. */
export const VISITOR: Caller = { roleId: RoleId.visitor, authState: 0 };

/**
 * Refuses a caller whose role a scene does not accept, with the scene and the requirement that would permit it
 * (rules/permission#refusals). The try-watch is not refused: its playlist ends early (rules/permission#watch-auth).
 */
export const checkScene: CheckScene = (sceneId, session) => {
  if (sceneId === PermissionScene.playVideo3Minutes) return;
  const { refusal, outcome } = explain(sceneId, session ?? VISITOR);
  if (refusal !== null) throw new CallError(refusal, { data: { sceneId, outcome } });
};

/** The outcome of a scene for a caller, and the error with which a call of it is refused; null if it is accepted. */
export function explain(sceneId: PermissionScene, caller: Caller) {
  const roleId = isRole(caller.roleId) ? caller.roleId : RoleId.visitor;
  const outcome = getSceneOutcome(isAccepted(sceneId, caller), roleId);
  return { outcome, refusal: getRefusal(sceneId, outcome) };
}
