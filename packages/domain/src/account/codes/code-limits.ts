// All limits of verification codes; rules/verification-code.

/** Digits of a code. */
export const CODE_LENGTH = 4;

/** Lifetime of a code in seconds; rules/verification-code#lifetime. */
export const CODE_LIFETIME_SECONDS = 600;

/** Wrong tries that burn a code; rules/verification-code#wrong-tries. */
export const CODE_TRIES_MAX = 5;

/**
 * Wrong tries of one account and purpose in 24 hours that pause the purpose, for known callers and for strangers each;
 * rules/verification-code#wrong-tries.
 */
export const CODE_WRONG_TRIES_PER_DAY = 15;

/**
 * Rate limits of SMS and e-mail codes: codes of one account and purpose in 24 hours, for known callers and for
 * strangers each; rules/verification-code#budgets. The limits per address and device are rate limits of the gateway.
 */
export const CODES_PER_DAY = 10;

/** Codes that all accounts together are sent in an hour; rules/verification-code#budgets. */
export const CODES_IN_ALL_PER_HOUR = 3_000;

/** The number of these that are reserved for known callers. */
export const CODES_RESERVED_FOR_KNOWN_CALLERS = 600;

/** Seconds between two codes of an account and purpose; rules/verification-code#budgets. */
export const RESEND_SECONDS = 60;

/** The same wait in the recovery on phones, in seconds; rules/recovery#on-a-phone. */
export const RECOVERY_RESEND_SECONDS = 61;

/** The interval at which that countdown reads the clock, in ms; rules/recovery#on-a-phone. */
export const RECOVERY_TICK_MS = 100;

/**
 * Wrong tries by strangers in an hour, of an address, of its network (/24 of IPv4, /48 of IPv6) and of all, past which
 * each further one needs a proof of work; rules/verification-code#wrong-codes-of-all.
 */
export const WRONG_CODES_PER_HOUR = { address: 20, network: 60, all: 100 } as const;

/**
 * Wrong tries by strangers in an hour at which strangers may try no more codes: in two days of them fewer than one of
 * the 10,000 possible codes is expected to be right.
 */
export const WRONG_CODES_PER_HOUR_MAX = 200;
