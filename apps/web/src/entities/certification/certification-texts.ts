import type { CertificationItem, CertificationKind, RefusalReason } from '@osteon/domain';
import { m } from '../../texts/index.ts';

const kinds: Readonly<Record<CertificationKind, () => string>> = {
  doctorLevel1: m['cert.kind.doctorLevel1'],
  doctorLevel2: m['cert.kind.doctorLevel2'],
  nurse: m['cert.kind.nurse'],
  doctorAssistant: m['cert.kind.doctorAssistant'],
  company: m['cert.kind.company'],
};

const certified: Readonly<Record<CertificationKind, () => string>> = {
  doctorLevel1: m['cert.role.doctor1'],
  doctorLevel2: m['cert.role.doctor2'],
  nurse: m['cert.role.nurse'],
  doctorAssistant: m['cert.role.assistant'],
  company: m['cert.kind.company'],
};

const items: Readonly<Record<CertificationItem, () => string>> = {
  basicInfo: m['cert.item.basicInfo'],
  workCard: m['cert.item.workCard'],
  licence: m['cert.item.licence'],
  titleCertificate: m['cert.item.titleCertificate'],
  businessLicence: m['cert.item.businessLicence'],
  letter: m['cert.item.letter'],
};

const reasons: Readonly<Record<RefusalReason, () => string>> = {
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

/** The certification that is applied for: 医生一级认证. */
export const kindText = (kind: CertificationKind): string => kinds[kind]();

/** The person that it certifies: 医生一级. */
export const certifiedText = (kind: CertificationKind): string => certified[kind]();

/** The required item: 执业证书照片. */
export const itemText = (item: CertificationItem): string => items[item]();

/** Several of them in one line. */
export const itemsText = (list: readonly CertificationItem[]): string =>
  list.map(itemText).join(m['cert.itemSeparator']());

/** The reason why an item was refused (rules/certification#refusal-reasons). */
export const reasonText = (reason: RefusalReason): string => reasons[reason]();
