import { z } from 'zod';
import { text } from '../fields.ts';

/** The identifier of an account: a mobile number or an e-mail (rules/account#identifiers). */
export const accountText = text(254).min(1);

/** A password as typed; the gateway checks the rules of each form. */
export const passwordText = z.string().min(1).max(128);

/** A verification code as typed. */
export const codeText = text(16);

/**
 * The response of every login (rules/login#login-result); `pcLoginStatus` 1 is logged in, 2 requires confirmation by
 * the app.
 */
export const loginResult = z.object({ customerId: z.string(), pcLoginStatus: z.number().int() });

/** A grant to set a new password (rules/recovery#reset-grant). */
export const resetGrant = z.object({ apiSign: text(128), baseData: text(128) });

/** Payload and errors of a login by password. */
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

/** Errors of a registration. */
export const registrationErrors = [
  'emailFormat',
  'wrongCode',
  'emailInUse',
  'passwordTooCommon',
  'passwordOwnName',
  'tooMany',
  'proofMissing',
] as const;
