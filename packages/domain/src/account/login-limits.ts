/** Life of a login QR code and how often its state is asked for, in ms (seed 000 §9). */
export const QR_LIFETIME_MS = 1_200_000;
export const QR_POLL_MS = 1_000;

/** When the QR code's spinner hides, in ms (seed 000 §9). */
export const QR_SPINNER_MS = 800;

/** Wait before the global loginSuccess event, in ms (seed 000 §9). */
export const LOGIN_SUCCESS_DELAY_MS = 500;

/** Wait before the page reloads after logging out, in ms (seed 000 §9). */
export const LOGOUT_RELOAD_MS = 300;

/** Wait before login opens after 'change account', in ms (seed 000 §9). */
export const CHANGE_ACCOUNT_LOGIN_MS = 300;

/** Wait between the session check and a lock dialog, in ms (seed 000 §9). */
export const LOCK_DIALOG_DELAY_MS = 1_000;

/** Logins by code or password on one day before the app's scan is asked for (seed 000 §9). */
export const DAILY_LOGINS = 3;

/** Logins that one IP may try, and QR codes that it may ask for, per hour; a hospital shares one IP. */
export const LOGIN_TRIES_PER_IP_HOUR = 300;
export const QR_CODES_PER_IP_HOUR = 1_200;

/** Questions of one IP whether an account exists, per hour: enough for a ward, too few to try out a list. */
export const ACCOUNT_CHECKS_PER_IP_HOUR = 120;

/** Scenes that are not the caller's, or over: every code that expires on a screen is one. Per IP and hour. */
export const SCENE_FAULTS_PER_IP_HOUR = 1_200;

/** Active devices that an account may have, and over how many days they count (seed 000 §4). */
export const ACTIVE_DEVICES_MAX = 5;
export const ACTIVE_DEVICE_DAYS = 7;

/** Days after which a bound phone is to be confirmed again (spec-decision 9). */
export const PHONE_BIND_DAYS = 180;

/** How many slots an owner may free in the days that a device counts for (spec-decision 11g). */
export const DEVICE_RELEASES_MAX = 2;

/** Days in which a cancellation can be revoked; then the account is removed (spec-decision 8). */
export const CANCELLATION_DAYS = 15;
