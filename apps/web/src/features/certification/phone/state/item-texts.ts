import type { CertificationItem, CertificationKind, RefusalReason } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';

/** What an item is called. */
export const itemName: Readonly<Record<CertificationItem, () => string>> = {
  basicInfo: m['cert.item.basicInfo'],
  workCard: m['cert.item.workCard'],
  licence: m['cert.item.licence'],
  titleCertificate: m['cert.item.titleCertificate'],
  businessLicence: m['cert.item.businessLicence'],
  letter: m['cert.item.letter'],
};

/** Why an item is refused. */
export const reasonText: Readonly<Record<RefusalReason, () => string>> = {
  blurred: m['cert.reason.blurred'],
  dark: m['cert.reason.dark'],
  glare: m['cert.reason.glare'],
  cutOff: m['cert.reason.cutOff'],
  notReadable: m['cert.reason.notReadable'],
  wrongDocument: m['cert.reason.wrongDocument'],
  expired: m['cert.reason.expired'],
  nameDiffers: m['cert.reason.nameDiffers'],
  hospitalDiffers: m['cert.reason.hospitalDiffers'],
  incomplete: m['cert.reason.incomplete'],
  other: m['cert.reason.other'],
};

/** What a kind of certification is called. */
export const kindName: Readonly<Record<CertificationKind, () => string>> = {
  doctorLevel1: m['cert.kind.doctorLevel1'],
  doctorLevel2: m['cert.kind.doctorLevel2'],
  nurse: m['cert.kind.nurse'],
  doctorAssistant: m['cert.kind.doctorAssistant'],
  company: m['cert.kind.company'],
};
