/** Codes with which account calls fail (seed 000 §8). */
export const AccountCode = {
  userNotExist: 110_002,
  cancelling: 110_004,
  emailFormat: 110_006,
  emailFormatOther: 110_007,
  wrongPassword: 110_012,
  displaced: 110_031,
} as const;
export type AccountCode = (typeof AccountCode)[keyof typeof AccountCode];

/** Auth state of a customer who must be led to certification (seed 000 §3). */
export const AUTH_STATE_TO_CERTIFY = 2;

/** `pcLoginStatus` of a login that the phone must confirm first (seed 000 §4). */
export const PC_LOGIN_CONFIRM_ON_PHONE = 2;

/** `lockRecordType` of the session check (seed 000 §4). */
export const LockRecordType = { first: 0, permanent: 1 } as const;
export type LockRecordType = (typeof LockRecordType)[keyof typeof LockRecordType];
