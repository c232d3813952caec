import { z } from 'zod';
import { call } from '../call.ts';
import { text, timestamp } from '../fields.ts';
import { accountText, codeText, passwordLoginErrors, passwordLoginRequest } from './login-shapes.ts';

const scene = text(64);
const customer = z.object({ customerId: z.string() });

/**
 * Logs a phone in by a code: a session for the phone pages only, which the login limit does not count
 * (rules/login#phone-session).
 */
export const phoneCodeLogin = call({
  name: 'phoneCodeLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log a phone in with a verification code',
  request: { account: accountText, validCode: codeText },
  response: customer,
  session: 'none',
  rateLimit: 'logins',
  errors: ['wrongCode', 'accountCancelling', 'tooMany', 'proofMissing'],
});

/** Logs a phone in by password; with exactly one of mobile and e-mail (rules/login#phone-session). */
export const phonePasswordLogin = call({
  name: 'phonePasswordLogin',
  family: 'account',
  mode: 'post',
  summary: 'Log a phone in with a password',
  request: passwordLoginRequest,
  response: customer,
  session: 'none',
  errors: passwordLoginErrors,
});

/** Ends the phone's own session, for another account to log in on it. */
export const phoneLogout = call({
  name: 'phoneLogout',
  family: 'account',
  mode: 'post',
  summary: 'Log a phone out',
  request: {},
  response: z.object({}),
  session: 'phone',
  whileLocked: true,
  whileDisplaced: true,
});

/** The login that a phone should confirm; the call marks the scene as scanned (rules/login#phone-page). */
export const getLoginScene = call({
  name: 'getLoginScene',
  family: 'account',
  mode: 'post',
  summary: 'What a scanned login QR code asks for',
  request: { scene },
  response: z.object({
    /** `scan`: a login by QR code; `app`: one past the three of the day. */
    kind: z.enum(['scan', 'app']),
    /** The customer who is logged in on the phone; the account is masked. */
    customer: z.object({ name: z.string(), account: z.string() }),
    /** Null if the scene belongs to another account than the phone's. */
    login: z
      .object({
        /** Two digits each, ascending; the desktop shows one of them (rules/login#match-number). */
        offeredNumbers: z.array(z.string()),
        /** Browser and system in words, for example `Chrome · Windows`; empty if unknown. */
        browser: z.string(),
        ip: z.string(),
        askedAt: timestamp,
      })
      .nullable(),
  }),
  session: 'phone',
  errors: ['qrSceneInvalid', 'tooMany'],
});

/**
 * Logs the browser of a scene in, at its next poll, where the number is the desktop's; any other number ends the scene
 * (rules/login#match-number).
 */
export const confirmLoginScene = call({
  name: 'confirmLoginScene',
  family: 'account',
  mode: 'post',
  summary: 'Confirm a login on the phone',
  request: {
    scene,
    /** The number that was chosen among those offered. */
    matchNumber: z.string().regex(/^\d{2}$/),
  },
  response: z.object({
    /**
     * 1 logs the browser in; 2: the account has had its logins of the day, and the app has to confirm
     * (rules/login#daily-limit).
     */
    pcLoginStatus: z.number().int(),
    confirmedAt: timestamp,
  }),
  session: 'phone',
  errors: ['qrSceneInvalid', 'matchNumberWrong', 'accountCancelling', 'tooMany'],
});

/** Rejects a login on the phone, which ends the scene. */
export const refuseLoginScene = call({
  name: 'refuseLoginScene',
  family: 'account',
  mode: 'post',
  summary: 'Refuse a login on the phone',
  request: {
    scene,
    /** The desktop showed another number, so the QR code may be an attacker's. */
    mismatch: z.boolean().optional(),
  },
  response: z.object({}),
  session: 'phone',
  errors: ['qrSceneInvalid', 'tooMany'],
});

/** Withdraws a confirmation and ends the session that it opened (rules/login#phone-page). */
export const withdrawLoginScene = call({
  name: 'withdrawLoginScene',
  family: 'account',
  mode: 'post',
  summary: 'End the login that the phone has confirmed',
  request: { scene },
  response: z.object({}),
  session: 'phone',
  errors: ['qrSceneInvalid', 'tooMany'],
});
