import { AttachmentType, RoleId } from '@osteon/domain';
import { m } from '../../../texts/index.ts';

/** The name of a document. */
export const documentName: Readonly<Record<AttachmentType, () => string>> = {
  [AttachmentType.workCard]: m['certify.document.workCard'],
  [AttachmentType.licence]: m['certify.document.licence'],
  [AttachmentType.titleCertificate]: m['certify.document.titleCertificate'],
  [AttachmentType.businessLicence]: m['certify.document.businessLicence'],
  [AttachmentType.letter]: m['certify.document.letter'],
};

/** The name of a photo of a document. */
export const photoName = (type: AttachmentType): string => m['certify.check.photo']({ document: documentName[type]() });

/** The roles that certify by phone. A company does it on a computer. */
export type PhoneRole = typeof RoleId.doctorLevel1 | typeof RoleId.nurse | typeof RoleId.doctorAssistant;

const doctor = [
  m['certify.medicalTitle.resident'],
  m['certify.medicalTitle.attending'],
  m['certify.medicalTitle.associateChief'],
  m['certify.medicalTitle.chief'],
];

/** A text that is stored in Chinese, whatever the language of the form. */
type StoredText = (typeof m)['certify.department.general'];

/** The titles of each role. */
export const medicalTitles: Readonly<Record<PhoneRole, readonly StoredText[]>> = {
  [RoleId.doctorLevel1]: doctor,
  [RoleId.nurse]: [
    m['certify.medicalTitle.nurse'],
    m['certify.medicalTitle.seniorNurse'],
    m['certify.medicalTitle.chargeNurse'],
    m['certify.medicalTitle.associateChiefNurse'],
    m['certify.medicalTitle.chiefNurse'],
  ],
  [RoleId.doctorAssistant]: [m['certify.medicalTitle.assistant'], m['certify.medicalTitle.assistantPhysician']],
};

/** The departments to choose from. */
export const departments: readonly StoredText[] = [
  m['certify.department.general'],
  m['certify.department.trauma'],
  m['certify.department.spine'],
  m['certify.department.joint'],
  m['certify.department.sports'],
  m['certify.department.hand'],
  m['certify.department.foot'],
  m['certify.department.tumour'],
  m['certify.department.paediatric'],
  m['certify.department.rehabilitation'],
  m['certify.department.theatre'],
  m['certify.department.other'],
];

/** Options of a field, which have the Chinese text as value. */
export const listOptions = (texts: readonly StoredText[]) =>
  texts.map((text) => ({ value: text({}, { locale: 'zh' }), label: text() }));

/** A stored department in the language of the form. */
export const departmentText = (stored: string): string =>
  listOptions(departments).find(({ value }) => value === stored)?.label ?? stored;
