/** Digits of a verification code (seed 000 §9). */
export const CODE_LENGTH = 4;

/** Wait before a code can be sent again, in seconds (seed 000 §9). */
export const RESEND_SECONDS = 60;

/** The same wait on the phone's recovery page, in seconds, and its tick in ms (seed 000 §9). */
export const RECOVERY_RESEND_SECONDS = 61;
export const RECOVERY_TICK_MS = 100;

/** Life of a code in seconds, and how many wrong tries burn it (spec-decision 4). */
export const CODE_LIFE_SECONDS = 600;
export const CODE_TRIES_MAX = 5;

/** Wrong tries of one account and purpose in 24 hours that pause the purpose (spec-decision 4). */
export const CODE_TRIES_PER_DAY = 15;

/** Codes that are sent at most: per account and day; per hour and IP, device, and in all (spec-decision 4). */
export const CODES_PER_ACCOUNT_DAY = 10;
export const CODES_PER_IP_HOUR = 30;
export const CODES_PER_DEVICE_HOUR = 15;
export const CODES_PER_HOUR = 3_000;
