import { isEmail } from './account-identifier.ts';
import { RESET_PASSWORD_MAX, RESET_PASSWORD_MIN } from './password-limits.ts';

/** Wording key of what is wrong with the e-mail of a recovery, or null (seed 000 §5). */
export function validateRecoverEmail(value: string): 'account.recover.invalidEmail' | null {
  return isEmail(value) ? null : 'account.recover.invalidEmail';
}

/** Wording key of what is wrong with a new password, or null: 6–20 characters, letters and digits (seed 000 §5). */
export function validateResetPassword(
  value: string,
): 'account.recover.invalidLength' | 'account.recover.tooSimple' | null {
  if (value.length < RESET_PASSWORD_MIN || value.length > RESET_PASSWORD_MAX) {
    return 'account.recover.invalidLength';
  }
  return /[A-Za-z]/.test(value) && /\d/.test(value) ? null : 'account.recover.tooSimple';
}
