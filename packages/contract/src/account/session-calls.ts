import { LOCALES } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';

const sessionCheck = z.object({
  /** 0 valid, 110031 displaced (counts as logged in, rules/session#session-check), 40100 none. */
  status: z.number().int(),
  customerId: z.string(),
  userId: z.string(),
  /** The apiToken, never the HttpOnly one. */
  accessToken: z.string(),
  userInfo: z.object({ name: z.string(), mobile: z.string(), email: z.string() }).nullable(),
  lockRecordId: z.string().nullable(),
  /** 0 first lock, 1 permanent. */
  lockRecordType: z.number().int().nullable(),
  /** Time and address of the login that displaced this session; null while it is valid. */
  loginTime: timestamp.nullable(),
  loginIp: z.string().nullable(),
  /** The account's language of the interface; null if none was chosen (rules/language#interface-language). */
  locale: z.enum(LOCALES).nullable(),
});

/** Returns whether the session is still valid; failure counts as not logged in (rules/session#session-check). */
export const checkSession = call({
  name: 'checkSession',
  family: 'account',
  mode: 'post',
  summary: 'Check the session',
  request: {},
  response: sessionCheck,
  session: 'optional',
  whileLocked: true,
  whileDisplaced: true,
});

/** The session check in the envelope of the older calls (rules/session#session-check). */
export const checkSessionLegacy = call({
  name: 'checkSessionLegacy',
  family: 'account',
  mode: 'post',
  summary: 'Check the session, older envelope',
  request: {},
  response: sessionCheck,
  envelope: 'responseData',
  session: 'optional',
  whileLocked: true,
  whileDisplaced: true,
});

/** Certification state of a customer; 2 leads to certification (rules/certification#auth-state). */
export const getAuthState = call({
  name: 'getAuthState',
  family: 'customer',
  mode: 'get',
  summary: "The caller's auth state",
  request: {},
  response: z.number().int(),
  session: 'required',
});

/** Ends the session on the server (rules/session#logout). */
export const logout = call({
  name: 'logout',
  family: 'account',
  mode: 'post',
  summary: 'Log out',
  request: {},
  response: z.object({}),
  session: 'optional',
  whileLocked: true,
  whileDisplaced: true,
});
