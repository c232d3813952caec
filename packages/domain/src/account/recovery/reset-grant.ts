/** Lifetime of a reset grant, in seconds; rules/recovery#reset-grant. */
export const RESET_GRANT_SECONDS = 600;
