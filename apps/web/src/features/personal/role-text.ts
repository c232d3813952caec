import { RoleId } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/** The name of a certified role; null for any other role (rules/permission#roles). */
export function roleText(roleId: number): string | null {
  switch (roleId) {
    case RoleId.doctorLevel1:
      return m['info.role.doctor1']();
    case RoleId.doctorLevel2:
      return m['info.role.doctor2']();
    case RoleId.nurse:
      return m['info.role.nurse']();
    case RoleId.doctorAssistant:
      return m['info.role.assistant']();
    case RoleId.companyCertified:
      return m['info.role.company']();
    default:
      return null;
  }
}
