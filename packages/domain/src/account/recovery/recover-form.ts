import { isEmail } from '../account-identifier.ts';
import { RESET_PASSWORD_MAX, RESET_PASSWORD_MIN } from '../passwords/password-limits.ts';

/** Lifetime of a reset grant, in seconds; rules/recovery#reset-grant. */
export const RESET_GRANT_SECONDS = 600;

/** Text key of the error of a recovery's e-mail, or null; rules/recovery#validation. */
export function validateRecoverEmail(value: string): 'account.recover.invalidEmail' | null {
  return isEmail(value) ? null : 'account.recover.invalidEmail';
}

/** Text key of the error of a new password, or null: 6–20 characters, letters and digits; rules/recovery#validation. */
export function validateResetPassword(
  value: string,
): 'account.recover.invalidLength' | 'account.recover.tooSimple' | null {
  if (value.length < RESET_PASSWORD_MIN || value.length > RESET_PASSWORD_MAX) {
    return 'account.recover.invalidLength';
  }
  return /[A-Za-z]/.test(value) && /\d/.test(value) ? null : 'account.recover.tooSimple';
}
