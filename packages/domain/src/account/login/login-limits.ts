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

/** The minimum time for which the QR code's spinner stays, in ms; rules/login#qr-login. */
export const QR_SPINNER_MS = 800;

/** Delay of the global loginSuccess event, in ms; rules/login#login-success. */
export const LOGIN_SUCCESS_DELAY_MS = 500;

/** Delay of the page's reload after logging out, in ms; rules/session#logout. */
export const LOGOUT_RELOAD_MS = 300;

/** Delay before login opens after 'change account', in ms; rules/lock#change-account. */
export const CHANGE_ACCOUNT_LOGIN_MS = 300;

/** Delay between the session check and a lock dialog, in ms; rules/lock#dialogs. */
export const LOCK_DIALOG_DELAY_MS = 1_000;
