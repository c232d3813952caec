/** Lifetime of a login QR code and the poll interval, in ms; rules/login#qr-login. */
export const QR_LIFETIME_MS = 1_200_000;
export const QR_POLL_MS = 1_000;

/** Days without a use after which a session expires before its 90 days; rules/session#expiry. */
export const SESSION_IDLE_DAYS = 30;

/** Logins by code, password or registration on one day before the app must confirm; rules/login#daily-limit. */
export const DAILY_LOGINS = 3;

/**
 * Wrong passwords in a row that pause an account's password login, and for how many seconds;
 * rules/account#password-login-pause.
 */
export const PASSWORD_TRIES_MAX = 5;
export const PASSWORD_PAUSE_SECONDS = 900;
