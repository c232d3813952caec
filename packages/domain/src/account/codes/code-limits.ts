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
 * Codes that an account is sent in 24 hours; rules/verification-code#budgets. Those per address, device and in all are
 * rate limits of the gateway.
 */
export const CODES_PER_ACCOUNT_DAY = 10;

/** Seconds until an account can be sent another code; rules/verification-code#resend-countdown. */
export const RESEND_SECONDS = 60;

/** The same wait on a recovery page for phones, in seconds (rules/verification-code#resend-countdown). */
export const RECOVERY_RESEND_SECONDS = 61;
