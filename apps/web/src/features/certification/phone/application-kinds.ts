import { type AttachmentType, CERTIFICATION_RULES, type CertificationKind, RoleId } from '@osteon/domain';
import type { AuthScene } from '../../../entities/certification/api/get-auth-scene.ts';
import type { BasicInfo } from './basic-info-step.tsx';
import type { PhoneRole } from './document-names.ts';

type Certification = NonNullable<AuthScene['certification']>;

/** The initial information: the former submission, or nothing. */
export function getInitialInfo(certification: Certification | null): BasicInfo {
  if (certification === null) {
    return { fullName: '', company: '', department: '', title: '', newAreasExpertise: [] };
  }
  const { name, hospital, department, title, specialties } = certification;
  return { fullName: name, company: hospital, department, title, newAreasExpertise: specialties.map(({ id }) => id) };
}

const roleByKind: Readonly<Record<CertificationKind, PhoneRole | null>> = {
  doctorLevel1: RoleId.doctorLevel1,
  doctorLevel2: RoleId.doctorLevel1,
  nurse: RoleId.nurse,
  doctorAssistant: RoleId.doctorAssistant,
  company: null,
};

/** The role of an application; null without one, and for a company. */
export function getRole(certification: Certification | null): PhoneRole | null {
  return certification && roleByKind[certification.kind];
}

/** The kind that a role applies for. */
export function getKind(role: PhoneRole, level: 1 | 2): CertificationKind {
  const kinds: Readonly<Record<PhoneRole, CertificationKind>> = {
    [RoleId.doctorLevel1]: level === 2 ? 'doctorLevel2' : 'doctorLevel1',
    [RoleId.nurse]: 'nurse',
    [RoleId.doctorAssistant]: 'doctorAssistant',
  };
  return kinds[role];
}

/** The documents of a kind: of each group one is sent (rules/certification#attachments). */
export function getDocumentGroups(kind: CertificationKind): readonly (readonly AttachmentType[])[] {
  return CERTIFICATION_RULES[kind].attachments;
}
