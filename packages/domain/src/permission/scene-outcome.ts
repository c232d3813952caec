import { RoleId } from './role.ts';

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
