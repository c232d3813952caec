import { detectAccountType } from '../account-identifier.ts';
import { LOGIN_PASSWORD_MIN, PASSWORD_INPUT_MAX } from '../passwords/password-limits.ts';

/** Text key of the error of an account on leaving its field, or null; rules/login#validation. */
export function validateLoginAccount(value: string): 'account.login.invalidAccount' | null {
  return detectAccountType(value) === null ? 'account.login.invalidAccount' : null;
}

/** The same rule on submitting, which has another text. */
export function validateLoginAccountOnSubmit(value: string): 'account.login.invalidAccountFormat' | null {
  return detectAccountType(value) === null ? 'account.login.invalidAccountFormat' : null;
}

/** Text key of the error of a login password, or null: 6 to 20 characters. */
export function validateLoginPassword(value: string): 'account.login.invalidPasswordFormat' | null {
  const fits = value.length >= LOGIN_PASSWORD_MIN && value.length <= PASSWORD_INPUT_MAX;
  return fits ? null : 'account.login.invalidPasswordFormat';
}
