import { AI_SEARCH_SCENE, RoleId } from '@osteon/domain';

/** Who takes care of patients, and has proved it: an answer from the literature is for nobody else to act on. */
const AI_SEARCH_ROLES: readonly number[] = [
  RoleId.doctorLevel1,
  RoleId.doctorLevel2,
  RoleId.nurse,
  RoleId.doctorAssistant,
];

/** Whether a role may use AI in a scene (seed 001, AI search authority; spec-decision 25). */
export function mayUseAi(sceneUuid: string, roleId: number): boolean {
  return sceneUuid === AI_SEARCH_SCENE && AI_SEARCH_ROLES.includes(roleId);
}
