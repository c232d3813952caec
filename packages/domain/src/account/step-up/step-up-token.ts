/** Lifetime of a step-up token (`bandToken` on the wire), in seconds; rules/phone-binding#step-up-token. */
export const STEP_UP_TOKEN_SECONDS = 600;
