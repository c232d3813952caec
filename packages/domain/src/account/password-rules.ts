import {
  REGISTER_PASSWORD_MAX,
  REGISTER_PASSWORD_MIN,
  RESET_PASSWORD_MAX,
  RESET_PASSWORD_MIN,
} from './password-limits.ts';

/** A part of a password rule, as the form ticks it off while one types. */
export type PasswordRule = 'registerLength' | 'resetLength' | 'digit' | 'letter' | 'upper' | 'lower' | 'symbol';

const MET: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  registerLength: ({ length }) => length >= REGISTER_PASSWORD_MIN && length <= REGISTER_PASSWORD_MAX,
  resetLength: ({ length }) => length >= RESET_PASSWORD_MIN && length <= RESET_PASSWORD_MAX,
  digit: (password) => /\d/.test(password),
  letter: (password) => /[A-Za-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  symbol: (password) => /[^\dA-Za-z]/.test(password),
};

/** The parts of the registration's rule; three of the last four are enough (seed 000 §5). */
export const REGISTER_PASSWORD_RULES: readonly PasswordRule[] = ['registerLength', 'digit', 'upper', 'lower', 'symbol'];

/** The parts of the rule for a new password; all are needed (seed 000 §5). */
export const RESET_PASSWORD_RULES: readonly PasswordRule[] = ['resetLength', 'letter', 'digit'];

/** Whether a password meets a part. */
export function meetsPasswordRule(password: string, rule: PasswordRule): boolean {
  return MET[rule](password);
}
