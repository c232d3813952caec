/** Days in which a cancellation can be revoked; then the account is erased; rules/cancellation#states. */
export const CANCELLATION_DAYS = 15;
