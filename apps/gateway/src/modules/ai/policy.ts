import { AI_SEARCH_SCENE, RoleId } from '@osteon/domain';

/** Certified clinical roles: only they may act on AI answers from the literature (rules/ai#authority). */
const AI_SEARCH_ROLES: readonly number[] = [
  RoleId.doctorLevel1,
  RoleId.doctorLevel2,
  RoleId.nurse,
  RoleId.doctorAssistant,
];

/** Returns true if a role may use AI in a scene (rules/ai#authority). */
export function mayUseAi(sceneUuid: string, roleId: number): boolean {
  return sceneUuid === AI_SEARCH_SCENE && AI_SEARCH_ROLES.includes(roleId);
}
