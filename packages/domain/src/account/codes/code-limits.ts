// All limits of verification codes; rules/verification-code.

/** Digits of a code. */
export const CODE_LENGTH = 4;

/** Lifetime of a code in seconds; rules/verification-code#lifetime. */
export const CODE_LIFETIME_SECONDS = 600;

/** Wrong tries that burn a code; rules/verification-code#wrong-tries. */
export const CODE_TRIES_MAX = 5;

/** Wrong tries of one account and purpose in 24 hours that pause the purpose; rules/verification-code#wrong-tries. */
export const CODE_WRONG_TRIES_PER_DAY = 15;

/**
 * Rate limits of sending: per account in 24 hours; per hour and IP, device, and in all;
 * rules/verification-code#budgets.
 */
export const CODES_PER_ACCOUNT_DAY = 10;
export const CODES_PER_IP_HOUR = 30;
export const CODES_PER_DEVICE_HOUR = 15;
export const CODES_PER_HOUR = 3_000;

/** Seconds until an account can be sent another code; rules/verification-code#resend-countdown. */
export const RESEND_SECONDS = 60;

/** The same wait on a recovery page for phones, in seconds (rules/verification-code#resend-countdown). */
export const RECOVERY_RESEND_SECONDS = 61;
