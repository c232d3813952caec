import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';

const account = z.string().min(1).max(254);

/**
 * Sends a four-digit code by SMS or mail (seed 000 §7; spec-decision 4). The answer never tells whether the account
 * exists. The header `x-proof` carries the solution of a challenge (spec-decision 11f).
 */
export const createVerificationCode = call({
  name: 'createVerificationCode',
  family: 'account',
  mode: 'post',
  summary: 'Send a verification code',
  request: {
    account,
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
  errors: ['proofMissing', 'codeSendFailed', 'tooMany', 'emailFormat'],
});

/** Logs in by a code sent to a mobile number; an unknown number becomes an account (seed 000 §7; spec-decisions 3 and 5). */
export const verificationCodeLogin = call({
  name: 'verificationCodeLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log in with a verification code',
  request: { account, accountType: z.literal('MOBILE'), validCode: z.string().max(16) },
  response: z.object({ customerId: z.string(), pcLoginStatus: z.number().int() }),
  session: 'none',
  errors: ['wrongCode', 'accountCancelling', 'tooMany'],
});

/** Logs in by password; exactly one of mobile and e-mail names the account (seed 000 §3 and §7; spec-decisions 3 and 7). */
export const accountPasswdLogin = call({
  name: 'accountPasswdLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log in with a password',
  request: { passwd: z.string().min(1).max(128), mobile: account.optional(), email: account.optional() },
  response: z.object({
    customerUnite: z.object({ customerId: z.string() }),
    pcLoginStatus: z.number().int(),
  }),
  envelope: 'responseData',
  session: 'none',
  errors: [
    'userNotExist',
    'wrongPassword',
    'emailFormat',
    'emailFormatRefused',
    'accountCancelling',
    'passwordPaused',
    'tooMany',
  ],
});

/** A fresh login QR scene, bound to the browser that asks (seed 000 §4; spec-decision 6). */
export const generatePcLoginQrCode = call({
  name: 'generatePcLoginQrCode',
  family: 'account',
  mode: 'post',
  summary: 'A QR code to log in by phone',
  request: {},
  response: z.object({
    /** The text to encode; the portal draws it. */
    qrCodeUrl: z.string(),
    scene: z.string(),
    /** The two digits that the phone shows too. */
    matchNumber: z.string(),
  }),
  session: 'none',
  errors: ['tooMany'],
});

/** Asks whether the phone has confirmed a scene; only from the browser that began it (seed 000 §4; spec-decision 6). */
export const checkPcLoginStatus = call({
  name: 'checkPcLoginStatus',
  family: 'account',
  mode: 'post',
  summary: 'Poll a login QR scene',
  request: { loginScene: z.string().max(64) },
  /** `pcLoginStatus` 0 waits for the phone, 1 is logged in, 2 asks for the app's confirmation (spec-decision 3). */
  response: z.object({ customerId: z.string().nullable(), pcLoginStatus: z.number().int() }),
  session: 'none',
  errors: ['qrSceneInvalid', 'accountCancelling'],
});

/** Whether the session still holds; failure counts as not logged in (seed 000 §3, Session-check result; spec-decision 11d). */
export const checkSession = call({
  name: 'checkSession',
  family: 'account',
  mode: 'post',
  summary: 'Check the session',
  request: {},
  response: z.object({
    /** 0 holds, 110031 displaced (counts as logged in, seed 000 §4), 40100 none. */
    status: z.number().int(),
    customerId: z.string(),
    userId: z.string(),
    /** The apiToken, never the HttpOnly one. */
    accessToken: z.string(),
    userInfo: z.object({ name: z.string(), mobile: z.string(), email: z.string() }).nullable(),
    lockRecordId: z.string().nullable(),
    /** 0 first lock, 1 permanent. */
    lockRecordType: z.number().int().nullable(),
    /** When the login came that displaced this session; null while it holds. */
    loginTime: timestamp.nullable(),
  }),
  session: 'optional',
});

/** Ends the session on the server (spec-decision 11). */
export const logout = call({
  name: 'logout',
  family: 'account',
  mode: 'post',
  summary: 'Log out',
  request: {},
  response: z.object({}),
  session: 'optional',
});
