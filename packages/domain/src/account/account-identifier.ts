/** Digits of a mobile number; rules/account#identifiers. */
export const MOBILE_LENGTH = 11;

/** `accountType`: the kind of identifier that names an account. */
export const AccountType = { mobile: 'MOBILE', email: 'EMAIL' } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];

const MOBILE = /^1\d{10}$/;
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
// One @, no dot at the ends of the local part nor two in a row, a host with a dot and a top level of letters.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const EMAIL_MAX = 254;
const EMAIL_LOCAL_MAX = 64;

/** 11 digits that start with 1, the rule of the login. */
export function isMobile(value: string): boolean {
  return MOBILE.test(value);
}

/** 11 digits, 1 and then 3 to 9, as a number that gets an SMS or is newly bound must be. */
export function isMainlandMobile(value: string): boolean {
  return MAINLAND_MOBILE.test(value);
}

/** A valid e-mail address, within the lengths that mail servers accept. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && value.lastIndexOf('@') <= EMAIL_LOCAL_MAX && EMAIL.test(value);
}

/** Returns the type of a text: a mobile number or an e-mail; null if it is neither. */
export function detectAccountType(value: string): AccountType | null {
  if (isMobile(value)) return AccountType.mobile;
  return isEmail(value) ? AccountType.email : null;
}

/**
 * Reduces the text that was typed or pasted into a mobile field to its digits, 11 at most; full-width digits and +86
 * are accepted.
 */
export function cleanMobileInput(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/^\s*(?:\+|00)86/, '')
    .replace(/\D/g, '')
    .slice(0, MOBILE_LENGTH);
}
