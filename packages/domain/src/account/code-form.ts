import { isMobile } from './account-identifier.ts';
import { CODE_LENGTH } from './code-limits.ts';

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Wording key of what is wrong with the mobile number of a code login, or null (seed 000 §5). */
export function validateCodeMobile(value: string): 'account.code.invalidMobile' | null {
  return isMobile(value) ? null : 'account.code.invalidMobile';
}

/** Wording key of what is wrong with the code of a code login, or null: exactly 4 digits (seed 000 §5). */
export function validateLoginCode(value: string): 'account.code.invalidCode' | null {
  return CODE.test(value) ? null : 'account.code.invalidCode';
}

/** Wording key of what is wrong with the code of a verification or a change of phone, or null (seed 000 §5). */
export function validateVerifyCode(value: string): 'account.code.required' | 'account.code.length' | null {
  if (value === '') return 'account.code.required';
  return value.length === CODE_LENGTH ? null : 'account.code.length';
}

/** What a code field keeps of what was typed or pasted: digits only, 4 at most; full-width digits are understood. */
export function cleanCodeInput(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
}
