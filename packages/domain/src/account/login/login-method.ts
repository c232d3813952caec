/**
 * The method by which a login was authenticated (`way` on the wire): `scan` a scanned QR code, `app` a confirmed login
 * past the daily limit.
 */
export const LOGIN_METHODS = ['scan', 'code', 'password', 'register', 'app'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Result of a login in the owner's records: `phone` waits for the app; rules/device#login-records. */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'phone'] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];
