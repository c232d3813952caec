/** Specialty list of the certification form (rules/certification#specialty-list). */
export const SPECIALTY_PROPERTY_TYPE = 8;
export const SPECIALTY_LIST_MAX = 1_000;

/** `classify` of the mini QR code that certifies a Chinese doctor (rules/certification-pages#qr-code). */
export const CERTIFICATION_QR_CLASSIFY = 58;

/**
 * The version, by its day, of the consent text before a picture of a card is photographed
 * (rules/certification-pictures#consent).
 */
export const PICTURE_CONSENT = '2026-11-23';

/** The time for which a QR code to certify by phone can be scanned, in ms (rules/certification-pages#qr-code). */
export const CERTIFICATION_QR_LIFETIME_MS = 20 * 60 * 1000;

/** Characters of a person's name, and of that of a hospital or company, which the profile shows afterwards. */
export const PERSON_NAME_MAX = 60;
export const ORGANIZATION_NAME_MAX = 100;

/** `attPositionType` of every attachment (rules/certification#work-card). */
export const WORK_CARD_POSITION_TYPE = 1;

/** Largest picture, in bytes (rules/certification#work-card). */
export const IMAGE_MAX_BYTES = 10_485_760;
