import type { AttachmentType } from './certification-kind.ts';

/**
 * The items that a reviewer judges separately, so that only the refused ones are sent again
 * (rules/certification#items).
 */
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

/**
 * The reason why an item is refused (rejected); a closed list, to which the reviewer may add a comment
 * (rules/certification#refusal-reasons).
 */
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

/** Maximum characters of a reviewer's comment. */
export const REFUSAL_NOTE_MAX = 200;
