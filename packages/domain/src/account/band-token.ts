/** Life of a fresh proof of identity in seconds (spec-decision 11b). */
export const BAND_TOKEN_SECONDS = 600;
