import { isEmail } from '../account-identifier.ts';
import {
  REGISTER_PASSWORD_CLASSES,
  REGISTER_PASSWORD_MAX,
  REGISTER_PASSWORD_MIN,
} from '../passwords/password-limits.ts';

const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/];

/** Text key of the error of a registration's e-mail, or null; rules/registration#validation. */
export function validateRegisterEmail(value: string): 'account.register.invalidEmail' | null {
  return isEmail(value) ? null : 'account.register.invalidEmail';
}

/** Text key of the error of a registration password, or null: 8–16, 3 of 4 classes; rules/registration#validation. */
export function validateRegisterPassword(value: string): 'account.register.passwordHint' | null {
  const fits = value.length >= REGISTER_PASSWORD_MIN && value.length <= REGISTER_PASSWORD_MAX;
  const classes = CLASSES.filter((pattern) => pattern.test(value)).length;
  return fits && classes >= REGISTER_PASSWORD_CLASSES ? null : 'account.register.passwordHint';
}

/** Text key of the error of a confirmation that differs, at registration and recovery, or null. */
export function validateConfirmation(password: string, confirmation: string): 'account.register.mismatch' | null {
  return confirmation === password ? null : 'account.register.mismatch';
}
