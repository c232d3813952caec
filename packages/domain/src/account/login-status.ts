/** Auth state of a customer who must be led to certification (seed 000 §3). */
export const AUTH_STATE_TO_CERTIFY = 2;

/** `pcLoginStatus` of a QR code that waits for the phone, and of a login that succeeded. */
export const PC_LOGIN_WAITING = 0;
export const PC_LOGIN_DONE = 1;

/** `pcLoginStatus` of a login that the phone must confirm first (seed 000 §4). */
export const PC_LOGIN_CONFIRM_ON_PHONE = 2;

/** `lockRecordType` of the session check (seed 000 §4). */
export const LockRecordType = { first: 0, permanent: 1 } as const;
export type LockRecordType = (typeof LockRecordType)[keyof typeof LockRecordType];
