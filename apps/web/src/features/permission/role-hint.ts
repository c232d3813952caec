import { RoleId } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { anyRoleText } from './role-text.ts';

/** The permissions that a role which can never qualify still has; null for a role that no scene refuses for good. */
export function roleHint(roleId: number): string | null {
  switch (roleId) {
    case RoleId.nurse:
    case RoleId.doctorAssistant:
      return m['perm.hint.nurse']({ role: anyRoleText(roleId) });
    case RoleId.companyCertified:
      return m['perm.hint.company']();
    default:
      return null;
  }
}
