/** Specialty list of the certification form (rules/certification#specialty-list). */
export const SPECIALTY_PROPERTY_TYPE = 8;
export const SPECIALTY_LIST_MAX = 1_000;

/** `classify` of the mini QR code that certifies a Chinese doctor (rules/certification#qr-code). */
export const CERTIFICATION_QR_CLASSIFY = 58;

/** `attPositionType` of every attachment (rules/certification#work-card). */
export const WORK_CARD_POSITION_TYPE = 1;

/** Largest picture, in bytes (rules/certification#work-card). */
export const IMAGE_MAX_BYTES = 10_485_760;
