import { z } from 'zod';
import { call } from '../call.ts';
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
 * Returns whether an account has this identifier; registration checks it before it sends a code
 * (rules/registration#used-address).
 */
export const checkCustomerAccount = call({
  name: 'checkCustomerAccount',
  family: 'account',
  mode: 'post',
  summary: 'Whether an account exists',
  request: { account: accountText },
  response: z.object({ accountExist: z.boolean() }),
  session: 'none',
  errors: ['emailFormat', 'tooMany'],
});

/** Creates an account with an e-mail address and logs it in (rules/registration#steps). */
export const register = call({
  name: 'register',
  family: 'account',
  mode: 'post',
  summary: 'Register with an e-mail address',
  request: {
    account: accountText,
    accountType: z.literal('EMAIL').optional(),
    validCode: codeText,
    password: passwordText,
  },
  response: loginResult,
  session: 'none',
  rateLimit: 'logins',
  errors: registrationErrors,
});

/** Logs in by password, without the wrapper of accountPasswdLogin (rules/login#password-login). */
export const passwordLogin = call({
  name: 'passwordLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log in with a password',
  request: passwordLoginRequest,
  response: loginResult,
  session: 'none',
  errors: passwordLoginErrors,
});

/** Sets a new password by a reset grant; every session ends (rules/recovery#reset-grant). */
export const updatePassword = call({
  name: 'updatePassword',
  family: 'account',
  mode: 'post',
  summary: 'Set a new password',
  request: { ...resetGrant.shape, passwd: passwordText },
  response: z.object({}),
  session: 'none',
  rateLimit: 'logins',
  errors: ['identityUnproven', 'passwordTooCommon', 'passwordOwnName', 'tooMany'],
});

/** createVerificationCode for mobile numbers only, with the proof of work (rules/verification-code#requests). */
export const sendSms = call({
  name: 'sendSms',
  family: 'account',
  mode: 'post',
  summary: 'Send a verification code by SMS',
  request: {
    account: accountText,
    codeLength: z.literal(4).optional(),
    isNew: z.literal(1).optional(),
    /** Mobile login 3 and 0, the account area 2 and 5; mobile login by default. */
    typeId: z.number().int().min(0).max(99).default(3),
    sendType: z.number().int().min(0).max(99).default(0),
  },
  response: z.object({}),
  session: 'optional',
  errors: ['proofMissing', 'codeSendFailed', 'tooMany'],
});

/** createVerificationCode for password recovery by e-mail only (rules/verification-code#requests). */
export const sendPasswordEmail = call({
  name: 'sendPasswordEmail',
  family: 'account',
  mode: 'post',
  summary: 'Send a code to recover a password',
  request: {
    account: accountText,
    codeLength: z.literal(4).optional(),
    typeId: z.literal(1).optional(),
    sendType: z.literal(2).optional(),
  },
  response: z.object({}),
  session: 'none',
  errors: ['proofMissing', 'codeSendFailed', 'emailFormat', 'tooMany'],
});
