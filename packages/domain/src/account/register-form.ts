import { isEmail } from './account-identifier.ts';
import { REGISTER_PASSWORD_CLASSES, REGISTER_PASSWORD_MAX, REGISTER_PASSWORD_MIN } from './password-limits.ts';

const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/];

/** Wording key of what is wrong with the e-mail of a registration, or null (seed 000 §5). */
export function validateRegisterEmail(value: string): 'account.register.invalidEmail' | null {
  return isEmail(value) ? null : 'account.register.invalidEmail';
}

/** Wording key for a registration password that breaks the rule, or null: 8–16, 3 of 4 classes (seed 000 §5). */
export function validateRegisterPassword(value: string): 'account.register.passwordHint' | null {
  const fits = value.length >= REGISTER_PASSWORD_MIN && value.length <= REGISTER_PASSWORD_MAX;
  const classes = CLASSES.filter((pattern) => pattern.test(value)).length;
  return fits && classes >= REGISTER_PASSWORD_CLASSES ? null : 'account.register.passwordHint';
}

/** Wording key for a confirmation that differs, at registration and recovery, or null (seed 000 §5). */
export function validateConfirmation(password: string, confirmation: string): 'account.register.mismatch' | null {
  return confirmation === password ? null : 'account.register.mismatch';
}
