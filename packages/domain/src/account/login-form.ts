import { accountTypeOf } from './account-identifier.ts';
import { LOGIN_PASSWORD_MIN, PASSWORD_INPUT_MAX } from './password-limits.ts';

/** Wording key of what is wrong with an account on leaving its field, or null (seed 000 §5). */
export function validateLoginAccount(value: string): 'account.login.invalidAccount' | null {
  return accountTypeOf(value) === null ? 'account.login.invalidAccount' : null;
}

/** The same rule on submitting, which has a text of its own (seed 000 §5). */
export function validateLoginAccountOnSubmit(value: string): 'account.login.invalidAccountFormat' | null {
  return accountTypeOf(value) === null ? 'account.login.invalidAccountFormat' : null;
}

/** Wording key of what is wrong with a login password, or null: 6 to 20 characters (seed 000 §5). */
export function validateLoginPassword(value: string): 'account.login.invalidPasswordFormat' | null {
  const fits = value.length >= LOGIN_PASSWORD_MIN && value.length <= PASSWORD_INPUT_MAX;
  return fits ? null : 'account.login.invalidPasswordFormat';
}
