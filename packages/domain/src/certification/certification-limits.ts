/** Specialty list of the certification form (seed 001 §7 and §9). */
export const SPECIALTY_PROPERTY_TYPE = 8;
export const SPECIALTY_LIST_MAX = 1_000;

/** `classify` of the mini QR code that certifies a Chinese doctor (seed 001 §9). */
export const CERTIFICATION_QR_CLASSIFY = 58;

/** `attType` and `attPositionType` of a work card (seed 001 §9). */
export const WORK_CARD_ATTACHMENT_TYPE = 11;
export const WORK_CARD_POSITION_TYPE = 1;

/** Largest picture, in bytes (seed 001 §9). */
export const IMAGE_MAX_BYTES = 10_485_760;
