/** Lifetime of a login QR code and the interval of its polls, in ms; rules/login#qr-login. */
export const QR_LIFETIME_MS = 1_200_000;
export const QR_POLL_MS = 1_000;

/** Logins by code, password or registration on one day before the app must confirm; rules/login#daily-limit. */
export const DAILY_LOGINS = 3;

/**
 * Wrong passwords in a row that pause an account's password login, and for how many seconds;
 * rules/account#password-login-pause.
 */
export const PASSWORD_TRIES_MAX = 5;
export const PASSWORD_PAUSE_SECONDS = 900;

/** Rate limits per IP and hour of login tries and of QR codes; a hospital shares one IP. */
export const LOGIN_TRIES_PER_IP_HOUR = 300;
export const QR_CODES_PER_IP_HOUR = 1_200;

/** Rate limit of polls that are refused, per IP and hour; every code that expires on a screen is one. */
export const INVALID_QR_SCENES_PER_IP_HOUR = 1_200;

/** Rate limit of checks whether an account exists, per IP and hour: enough for a ward, too few to test a list. */
export const ACCOUNT_CHECKS_PER_IP_HOUR = 120;
