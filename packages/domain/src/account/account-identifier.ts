/** Digits of a mobile number (seed 000 §9). */
export const MOBILE_LENGTH = 11;

/** How an account is named (seed 000 §3 `accountType`). */
export const AccountType = { mobile: 'MOBILE', email: 'EMAIL' } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];

const MOBILE = /^1\d{10}$/;
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
// One @, no dot at the ends of the local part nor two in a row, a host with a dot and a top level of letters.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const EMAIL_MAX = 254;
const EMAIL_LOCAL_MAX = 64;

/** 11 digits beginning with 1, as login takes them (seed 000 §5). */
export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/** 11 digits, 1 and then 3 to 9, as a new number of the mainland must be (seed 000 §5). */
export function isMainlandMobile(value: string): boolean {
  return MAINLAND_MOBILE.test(value);
}

/** A valid e-mail address (seed 000 §5), within the lengths that mail servers take. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && value.lastIndexOf('@') <= EMAIL_LOCAL_MAX && EMAIL.test(value);
}

/** Whether a text names an account by mobile number or by e-mail; null where it is neither (seed 000 §3). */
export function accountTypeOf(value: string): AccountType | null {
  if (isMobile(value)) return AccountType.mobile;
  return isEmail(value) ? AccountType.email : null;
}

/**
 * What a mobile field keeps of what was typed or pasted: digits only, 11 at most (seed 000 §5). Full-width digits and
 * a pasted country code of China are understood.
 */
export function cleanMobileInput(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/^\s*(?:\+|00)86/, '')
    .replace(/\D/g, '')
    .slice(0, MOBILE_LENGTH);
}
