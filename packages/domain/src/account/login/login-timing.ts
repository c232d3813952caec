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
