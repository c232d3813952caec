import { RoleId } from '@osteon/domain';
import { m } from '../../texts/index.ts';

const texts: Readonly<Record<RoleId, () => string>> = {
  [RoleId.visitor]: m['perm.role.visitor'],
  [RoleId.notAuthenticated]: m['perm.role.notCertified'],
  [RoleId.doctorLevel1]: m['perm.role.doctor1'],
  [RoleId.doctorLevel2]: m['perm.role.doctor2'],
  [RoleId.nurse]: m['perm.role.nurse'],
  [RoleId.doctorAssistant]: m['perm.role.assistant'],
  [RoleId.companyNotAuthenticated]: m['perm.role.companyNotCertified'],
  [RoleId.companyCertified]: m['perm.role.companyCertified'],
};

/** Every role, in the order of the gateway's table (rules/permission#roles). */
export const roles: readonly RoleId[] = Object.values(RoleId);

/** The name of any role, certified or not; an unknown one is a visitor's (rules/permission#roles). */
export function anyRoleText(roleId: number): string {
  return texts[roles.find((role) => role === roleId) ?? RoleId.visitor]();
}
