import type { AttachmentType } from './certification-kind.ts';

/** What a reviewer judges by itself, so that only this is to be sent again (rules/certification#items). */
export const CERTIFICATION_ITEMS = [
  'basicInfo',
  'workCard',
  'licence',
  'titleCertificate',
  'businessLicence',
  'letter',
] as const;
export type CertificationItem = (typeof CERTIFICATION_ITEMS)[number];

/** The item that an attachment is judged as. */
export const ATTACHMENT_ITEMS: Readonly<Record<AttachmentType, CertificationItem>> = {
  11: 'workCard',
  12: 'licence',
  13: 'titleCertificate',
  14: 'businessLicence',
  15: 'letter',
};

/** Why an item is refused; a closed list, to which the reviewer may add words (rules/certification#refusal-reasons). */
export const REFUSAL_REASONS = [
  'blurred',
  'dark',
  'glare',
  'cutOff',
  'notReadable',
  'wrongDocument',
  'expired',
  'nameDiffers',
  'hospitalDiffers',
  'incomplete',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Characters of the words that a reviewer adds. */
export const REFUSAL_NOTE_MAX = 200;
