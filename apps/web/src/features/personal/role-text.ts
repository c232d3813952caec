import { RoleId } from '@osteon/domain';
import { m } from '../../texts/index.ts';

/** What a certified role is called; null for who is not certified (seed 001 §6). */
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
