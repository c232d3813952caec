import { RoleId } from './role.ts';

/**
 * The requirements that a scene can have, in separate words (rules/permission-lead#conditions): a login, a doctor of
 * level 1 or higher, a doctor of level 2, a certified company, a certified doctor, nurse or assistant, a valid
 * membership.
 */
export const SCENE_CONDITIONS = ['login', 'level1', 'level2', 'company', 'professional', 'membership'] as const;
export type SceneCondition = (typeof SCENE_CONDITIONS)[number];

/** The state of a condition for a caller; `review` while the certification that would meet it is being reviewed. */
export const CONDITION_STATES = ['met', 'missing', 'review'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];

/** The outcome of a gated action. */
export type SceneOutcome = 'proceed' | 'login' | 'certifyLevel1' | 'certifyLevel2' | 'certifyCompany' | 'notAllowed';

const REFUSED: Readonly<Record<RoleId, Exclude<SceneOutcome, 'proceed'>>> = {
  [RoleId.visitor]: 'login',
  [RoleId.notAuthenticated]: 'certifyLevel1',
  [RoleId.doctorLevel1]: 'certifyLevel2',
  [RoleId.doctorLevel2]: 'notAllowed',
  [RoleId.nurse]: 'notAllowed',
  [RoleId.doctorAssistant]: 'notAllowed',
  [RoleId.companyNotAuthenticated]: 'certifyCompany',
  [RoleId.companyCertified]: 'notAllowed',
};

/**
 * The outcome of a scene check (rules/permission-lead#outcomes). `accepted` comes from the role's permission list,
 * never from a constant (rules/permission#policy).
 */
export function getSceneOutcome(accepted: boolean, role: RoleId): SceneOutcome {
  return accepted ? 'proceed' : REFUSED[role];
}
