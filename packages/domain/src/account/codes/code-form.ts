import { isMobile } from '../account-identifier.ts';
import { CODE_LENGTH } from './code-limits.ts';

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Text key of the error of a code login's mobile number, or null; rules/login#validation. */
export function validateCodeMobile(value: string): 'account.code.invalidMobile' | null {
  return isMobile(value) ? null : 'account.code.invalidMobile';
}

/** Text key of the error of a code login's code, or null: exactly 4 digits; rules/verification-code#code-field. */
export function validateLoginCode(value: string): 'account.code.invalidCode' | null {
  return CODE.test(value) ? null : 'account.code.invalidCode';
}

/**
 * Text key of the error of a code in a verification or a change of phone, or null; rules/verification-code#code-field.
 */
export function validateVerifyCode(value: string): 'account.code.required' | 'account.code.length' | null {
  if (value === '') return 'account.code.required';
  return value.length === CODE_LENGTH ? null : 'account.code.length';
}

/**
 * Reduces the text that was typed or pasted into a code field to its digits, 4 at most; full-width digits are accepted.
 */
export function cleanCodeInput(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
}
