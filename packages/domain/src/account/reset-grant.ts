/** Life of the right to set a new password, in seconds (spec-decision 11b). */
export const RESET_GRANT_SECONDS = 600;
