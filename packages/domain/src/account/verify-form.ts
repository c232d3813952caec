import { isMainlandMobile } from './account-identifier.ts';

/** Wording key of what is wrong with a new phone, or null (seed 000 §5). */
export function validateNewPhone(value: string): 'account.phone.invalid' | null {
  return isMainlandMobile(value) ? null : 'account.phone.invalid';
}

/** Wording key for an empty password in the verify dialog, or null (seed 001 §5). */
export function validateVerifyPassword(value: string): 'account.password.required' | null {
  return value === '' ? 'account.password.required' : null;
}

/** Wording key for a verification by SMS without a phone on file, or null (seed 000 §5, seed 001 §5). */
export function validateMobileOnFile(mobile: string): 'account.verify.mobileRequired' | null {
  return mobile === '' ? 'account.verify.mobileRequired' : null;
}
