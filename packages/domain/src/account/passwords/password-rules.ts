import {
  REGISTER_PASSWORD_MAX,
  REGISTER_PASSWORD_MIN,
  RESET_PASSWORD_MAX,
  RESET_PASSWORD_MIN,
} from './password-limits.ts';

/** A part of a password rule that the form marks as met while the password is typed; rules/account#password-rules. */
export type PasswordRule = 'registerLength' | 'resetLength' | 'digit' | 'letter' | 'upper' | 'lower' | 'symbol';

const PREDICATES: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  registerLength: ({ length }) => length >= REGISTER_PASSWORD_MIN && length <= REGISTER_PASSWORD_MAX,
  resetLength: ({ length }) => length >= RESET_PASSWORD_MIN && length <= RESET_PASSWORD_MAX,
  digit: (password) => /\d/.test(password),
  letter: (password) => /[A-Za-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  symbol: (password) => /[^\dA-Za-z]/.test(password),
};

/** The parts of the registration's rule; three of the last four are enough. */
export const REGISTER_PASSWORD_RULES: readonly PasswordRule[] = ['registerLength', 'digit', 'upper', 'lower', 'symbol'];

/** The parts of the rule for a reset password; all are needed. */
export const RESET_PASSWORD_RULES: readonly PasswordRule[] = ['resetLength', 'letter', 'digit'];

/** Returns true when a password meets a part. */
export function meetsPasswordRule(password: string, rule: PasswordRule): boolean {
  return PREDICATES[rule](password);
}
