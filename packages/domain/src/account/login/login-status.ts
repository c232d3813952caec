/**
 * The method by which a login was authenticated (`way` on the wire): `scan` a scanned QR code, `app` a confirmed login
 * past the daily limit.
 */
export const LOGIN_METHODS = ['scan', 'code', 'password', 'register', 'app'] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Result of a login in the owner's records: `phone` waits for the app; rules/device#login-records. */
export const LOGIN_RESULTS = ['success', 'wrongPassword', 'phone'] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];

/** Auth state of a customer who is led to certification; rules/certification#auth-state. */
export const AUTH_STATE_TO_CERTIFY = 2;

/** Auth state of an account whose certification is being reviewed (rules/permission#in-review). */
export const AUTH_STATE_IN_REVIEW = 3;

/** `pcLoginStatus` of a QR code that waits for the phone, and of a login that succeeded; rules/login#login-result. */
export const PC_LOGIN_WAITING = 0;
export const PC_LOGIN_DONE = 1;

/** `pcLoginStatus` of a login that the app must confirm first; rules/login#login-result. */
export const PC_LOGIN_CONFIRM_ON_PHONE = 2;

/** `lockRecordType` of the session check; rules/session#session-check. */
export const LockRecordType = { first: 0, permanent: 1 } as const;
export type LockRecordType = (typeof LockRecordType)[keyof typeof LockRecordType];
