import { RoleId } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { anyRoleText } from './role-text.ts';

/** What a role that nothing can help may do all the same; null for a role that no scene refuses for good. */
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
