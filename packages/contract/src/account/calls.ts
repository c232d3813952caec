import { z } from 'zod';
import { call } from '../call.ts';
import { bandToken } from './band-token.ts';
import {
  accountText,
  codeText,
  loginResult,
  passwordLoginErrors,
  passwordLoginRequest,
  passwordText,
  registrationErrors,
  resetGrant,
} from './login-shapes.ts';

/**
 * Sends a four-digit code by SMS or mail (rules/verification-code#requests). The response does not reveal whether the
 * account exists. The header `x-proof` contains the solution of a challenge (rules/verification-code#proof-of-work).
 */
export const createVerificationCode = call({
  name: 'createVerificationCode',
  family: 'account',
  mode: 'post',
  summary: 'Send a verification code',
  request: {
    account: accountText,
    codeLength: z.literal(4).optional(),
    isNew: z.literal(1).optional(),
    /** Mobile login 3, registration and recovery 1, account area 2. */
    typeId: z.number().int().min(0).max(99),
    /** Mobile login 0, registration 15, recovery 2, account area 5. */
    sendType: z.number().int().min(0).max(99),
  },
  response: z.object({}),
  envelope: 'responseData',
  session: 'optional',
  whileLocked: true,
  whileDisplaced: true,
  errors: ['proofMissing', 'codeSendFailed', 'tooMany', 'emailFormat'],
});

/**
 * The purpose of a code (rules/verification-code#uses): one sent to a mobile number logs in, and an unknown number
 * becomes an account (rules/registration#mobile-registration); one sent to an e-mail registers with a password, and
 * without one earns the right to set a new one; with scene 5 it verifies the owner of the account, which lifts a
 * first lock.
 */
export const verificationCodeLogin = call({
  name: 'verificationCodeLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log in with a verification code, or verify the caller',
  request: {
    account: accountText,
    accountType: z.enum(['MOBILE', 'EMAIL']),
    validCode: codeText,
    /** The password of a new account. */
    password: passwordText.optional(),
    scene: z.literal(5).optional(),
  },
  response: z.union([loginResult, resetGrant, z.object({ bandToken })]),
  session: 'optional',
  whileLocked: true,
  whileDisplaced: true,
  rateLimit: 'logins',
  errors: ['userNotExist', 'accountCancelling', ...registrationErrors],
});

/** Logs in by password; exactly one of mobile and e-mail names the account (rules/login#password-login). */
export const accountPasswdLogin = call({
  name: 'accountPasswdLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log in with a password',
  request: passwordLoginRequest,
  response: z.object({
    customerUnite: z.object({ customerId: z.string() }),
    pcLoginStatus: z.number().int(),
  }),
  envelope: 'responseData',
  session: 'none',
  errors: passwordLoginErrors,
});
