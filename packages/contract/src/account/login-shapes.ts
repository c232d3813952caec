import { z } from 'zod';

/** How an account is named: a mobile number or an e-mail (rules/account#identifiers). */
export const accountText = z.string().min(1).max(254);

/** A password as typed; the rules of each form are the gateway's to check. */
export const passwordText = z.string().min(1).max(128);

/** A verification code as typed. */
export const codeText = z.string().max(16);

/**
 * What every login answers (rules/login#login-result); `pcLoginStatus` 1 is logged in, 2 asks for the app's
 * confirmation.
 */
export const loginResult = z.object({ customerId: z.string(), pcLoginStatus: z.number().int() });

/** The right to set a new password (rules/recovery#reset-grant). */
export const resetGrant = z.object({ apiSign: z.string().max(128), baseData: z.string().max(128) });

/** What login by password asks, and what it can be refused with. */
export const passwordLoginRequest = {
  passwd: passwordText,
  mobile: accountText.optional(),
  email: accountText.optional(),
};
export const passwordLoginErrors = [
  'userNotExist',
  'wrongPassword',
  'emailFormat',
  'emailFormatRefused',
  'accountCancelling',
  'passwordPaused',
  'tooMany',
] as const;

/** What a registration can be refused with. */
export const registrationErrors = [
  'emailFormat',
  'wrongCode',
  'emailInUse',
  'passwordTooCommon',
  'passwordOwnName',
  'tooMany',
] as const;
