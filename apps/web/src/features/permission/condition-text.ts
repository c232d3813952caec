import { RoleId, type SceneCondition } from '@osteon/domain';
import type { Explanation } from '../../entities/permission/api/explain-scene.ts';
import { dateText, shortDateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { anyRoleText } from './role-text.ts';

export type Condition = Explanation['conditions'][number];

/** The name of a certification for a reader who can get it, and for one who cannot. */
const NAMES: Readonly<Record<SceneCondition, { own: () => string; others: () => string }>> = {
  login: { own: m['perm.condition.login'], others: m['perm.condition.login'] },
  level1: { own: m['perm.condition.level1'], others: m['perm.condition.level1'] },
  level2: { own: m['perm.condition.level2Cert'], others: m['perm.condition.level2'] },
  company: { own: m['perm.condition.company'], others: m['perm.condition.company'] },
  professional: { own: m['perm.condition.level1Cert'], others: m['perm.condition.professional'] },
  membership: { own: m['perm.condition.membership'], others: m['perm.condition.membership'] },
};

/** Roles whose certification is that of a doctor. */
const DOCTORS: readonly number[] = [RoleId.visitor, RoleId.notAuthenticated, RoleId.doctorLevel1, RoleId.doctorLevel2];

/** The name of a condition for a role (rules/permission-lead#conditions). */
export function conditionName({ condition }: Condition, roleId: number): string {
  const names = NAMES[condition];
  return DOCTORS.includes(roleId) ? names.own() : names.others();
}

/** The people who meet a condition, as in 'for level-2 doctors only'. */
export const conditionAudience = ({ condition }: Condition): string => NAMES[condition].others();

/** The reader's state of a condition: the own role, the end of the membership, the time of the decision. */
export function ownState({ condition, state, expirationTime, expectedAt }: Condition, roleId: number): string {
  if (state === 'review') {
    const time = expectedAt === null ? null : shortDateTimeText(expectedAt, Date.now());
    return time === null ? '' : m['perm.own.expected']({ time });
  }
  const isMet = state === 'met';
  if (condition === 'login') return isMet ? m['perm.own.loggedIn']() : m['perm.own.notLoggedIn']();
  if (condition !== 'membership') {
    return isMet ? m['perm.own.certified']() : m['perm.own.role']({ role: anyRoleText(roleId) });
  }
  if (expirationTime === null) return m['perm.own.noMember']();
  const date = dateText(expirationTime);
  return isMet ? m['perm.own.memberUntil']({ date }) : m['perm.own.memberEnded']({ date });
}
