import { RoleId } from '../permission/role.ts';

/** The content of an attachment of a certification: `attType` (rules/certification#attachments). */
export const AttachmentType = {
  workCard: 11,
  licence: 12,
  titleCertificate: 13,
  businessLicence: 14,
  letter: 15,
} as const;
export type AttachmentType = (typeof AttachmentType)[keyof typeof AttachmentType];

/** The kinds of certification (rules/certification#kinds). */
export const CERTIFICATION_KINDS = ['doctorLevel1', 'doctorLevel2', 'nurse', 'doctorAssistant', 'company'] as const;
export type CertificationKind = (typeof CERTIFICATION_KINDS)[number];

/** The maximum number of attachments of one certification. */
export const ATTACHMENTS_MAX = 3;

/** Specialties that one person may name at most. */
export const SPECIALTIES_MAX = 12;

interface KindRules {
  /** The role after the certification was accepted. */
  readonly role: RoleId;
  /** The roles that may apply. */
  readonly from: readonly RoleId[];
  /** The required documents: one attachment of each group. */
  readonly attachments: readonly (readonly AttachmentType[])[];
}

const { workCard, licence, titleCertificate, businessLicence, letter } = AttachmentType;
const UNCERTIFIED: readonly RoleId[] = [RoleId.notAuthenticated, RoleId.companyNotAuthenticated];

/** The rules of each kind (rules/certification#kinds). */
export const CERTIFICATION_RULES: Readonly<Record<CertificationKind, KindRules>> = {
  doctorLevel1: { role: RoleId.doctorLevel1, from: UNCERTIFIED, attachments: [[licence, workCard]] },
  doctorLevel2: {
    role: RoleId.doctorLevel2,
    from: [RoleId.doctorLevel1],
    attachments: [[licence], [titleCertificate]],
  },
  nurse: { role: RoleId.nurse, from: UNCERTIFIED, attachments: [[licence, letter]] },
  doctorAssistant: { role: RoleId.doctorAssistant, from: UNCERTIFIED, attachments: [[licence, letter]] },
  company: { role: RoleId.companyCertified, from: UNCERTIFIED, attachments: [[businessLicence], [letter]] },
};

/** The kind that `role` and `level` of a submission name: 6 with level 1 or 2, 12, 13, 15; null for any other pair. */
export function getCertificationKind(role: number, level: number): CertificationKind | null {
  const wanted = role === RoleId.doctorLevel1 && level === 2 ? RoleId.doctorLevel2 : role;
  const kind = CERTIFICATION_KINDS.find((each) => CERTIFICATION_RULES[each].role === wanted);
  return role === RoleId.doctorLevel2 ? null : (kind ?? null);
}

/** The country of a licence. */
export const CERTIFICATION_COUNTRIES = ['CN', 'OTHER'] as const;
export type CertificationCountry = (typeof CERTIFICATION_COUNTRIES)[number];

/** A licence from abroad proves the level by itself (rules/certification#attachments). */
const FOREIGN_LEVEL2: KindRules['attachments'] = [[licence]];

/** The requirements of a kind: one attachment of each group (rules/certification#attachments). */
export function getRequiredAttachments(
  kind: CertificationKind,
  country: CertificationCountry,
): readonly (readonly AttachmentType[])[] {
  if (kind === 'doctorLevel2' && country === 'OTHER') return FOREIGN_LEVEL2;
  return CERTIFICATION_RULES[kind].attachments;
}

/** Returns true when attachments of these types are the set that a kind requires: one of each group, and no other. */
export function isAttachmentSetComplete(
  kind: CertificationKind,
  types: readonly AttachmentType[],
  country: CertificationCountry = 'CN',
): boolean {
  const groups = getRequiredAttachments(kind, country);
  return (
    types.length === groups.length && groups.every((group) => types.filter((type) => group.includes(type)).length === 1)
  );
}
