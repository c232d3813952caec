import {
  AUTH_STATE_IN_REVIEW,
  type ConditionState,
  isMember,
  PermissionScene,
  RoleId,
  type SceneCondition,
} from '@osteon/domain';
import type { Session } from '../../platform/session/session.ts';
import { type Audience, type Caller, getAudience, isRoleOf } from './policy.ts';

/** A caller with the membership, where one decides; expirationTime in ms, 0 for none. */
export type ExplainedCaller = Caller & Pick<Session, 'memberType' | 'expirationTime'>;

/** A condition of a scene and its state for the caller. */
interface MetCondition {
  readonly condition: SceneCondition;
  readonly state: ConditionState;
}

/** The proof that each audience has given, besides a login. */
const CERTIFICATES: Readonly<Record<Audience, SceneCondition | null>> = {
  everybody: null,
  accounts: null,
  certified: 'professional',
  professionals: 'professional',
  doctors: 'level1',
  doctorsLevel2: 'level2',
};

/** Scenes that membership gates as well (rules/membership#publish). */
const MEMBER_SCENES: ReadonlySet<PermissionScene> = new Set([PermissionScene.publishResources]);

/** The conditions that the certification decides which a role can apply for. */
const APPLIED_CONDITIONS: ReadonlyMap<number, readonly SceneCondition[]> = new Map([
  [RoleId.notAuthenticated, ['level1', 'professional']],
  [RoleId.doctorLevel1, ['level2']],
  [RoleId.companyNotAuthenticated, ['company']],
]);

const COMPANIES: readonly number[] = [RoleId.companyNotAuthenticated, RoleId.companyCertified];

/**
 * The requirements of a scene for a caller, in the order of display (rules/permission-lead#conditions). `now` in ms.
 */
export function listConditions(sceneId: PermissionScene, caller: ExplainedCaller, now: number): MetCondition[] {
  const audience = getAudience(sceneId);
  if (audience === 'everybody') return [];
  const isCompany = COMPANIES.includes(caller.roleId);
  const certificate = audience === 'certified' && isCompany ? 'company' : CERTIFICATES[audience];
  const toState = (isMet: boolean): ConditionState => (isMet ? 'met' : 'missing');
  const conditions: MetCondition[] = [];
  if (certificate !== null) {
    const isMet = isRoleOf(audience, caller.roleId);
    const isReviewed = !isMet && isInReview(certificate, caller);
    conditions.push({ condition: certificate, state: isReviewed ? 'review' : toState(isMet) });
  }
  if (MEMBER_SCENES.has(sceneId)) conditions.push({ condition: 'membership', state: toState(isMember(caller, now)) });
  conditions.push({ condition: 'login', state: toState(caller.roleId !== RoleId.visitor) });
  return conditions;
}

/** True if the certification that a caller has applied for would meet a condition. */
function isInReview(condition: SceneCondition, { roleId, authState }: Caller): boolean {
  return authState === AUTH_STATE_IN_REVIEW && (APPLIED_CONDITIONS.get(roleId)?.includes(condition) ?? false);
}
