import { isMainlandMobile } from '../account-identifier.ts';

/** Text key of the error of a new phone, or null; rules/phone-binding#validation. */
export function validateNewPhone(value: string): 'account.phone.invalid' | null {
  return isMainlandMobile(value) ? null : 'account.phone.invalid';
}

/** Text key for an empty password in the verify dialog, or null; rules/phone-binding#verify-dialog. */
export function validateVerifyPassword(value: string): 'account.password.required' | null {
  return value === '' ? 'account.password.required' : null;
}

/** Text key for a verification by SMS without a phone on file, or null; rules/phone-binding#verify-dialog. */
export function validateMobileOnFile(mobile: string): 'account.verify.mobileRequired' | null {
  return mobile === '' ? 'account.verify.mobileRequired' : null;
}
