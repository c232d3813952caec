import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../fields.ts';
import { bandToken } from './band-token.ts';

const account = text(254).min(1);
const validCode = text(16);

/**
 * Sets a password where there is none, or changes it; every other session ends and the owner is notified
 * (rules/account#changing-credentials; rules/security-credentials#credential-change).
 */
export const changePassword = call({
  name: 'changePassword',
  family: 'account',
  mode: 'post',
  summary: 'Set or change the password',
  request: { passwd: z.string().min(1).max(128), bandToken },
  response: z.object({}),
  session: 'required',
  errors: ['identityUnproven', 'passwordTooCommon', 'passwordOwnName'],
});

/** Binds an e-mail by a code that was sent to it (typeId 2, sendType 5). */
export const bindEmail = call({
  name: 'bindEmail',
  family: 'account',
  mode: 'post',
  summary: 'Bind an e-mail',
  request: { account, validCode, bandToken },
  response: z.object({}),
  session: 'required',
  errors: ['identityUnproven', 'wrongCode', 'emailFormat', 'emailInUse', 'tooMany', 'proofMissing'],
});

/** Requests the removal of the account; from then on every login returns 110004 (rules/cancellation#request). */
export const requestCancellation = call({
  name: 'requestCancellation',
  family: 'account',
  mode: 'post',
  summary: 'Cancel the account',
  request: { bandToken },
  response: z.object({
    /** The number of days for which it can be revoked. */
    days: z.number().int(),
  }),
  session: 'required',
  errors: ['identityUnproven'],
});

/**
 * Revokes a cancellation by a code that was sent to the account: a login code to a mobile number, a recovery code to an
 * e-mail. It does not log in.
 */
export const revokeCancellation = call({
  name: 'revokeCancellation',
  family: 'account',
  mode: 'post',
  summary: 'Revoke a cancellation',
  request: { account, validCode },
  response: z.object({}),
  session: 'none',
  rateLimit: 'logins',
  errors: ['wrongCode', 'cancellationNone', 'tooMany', 'proofMissing'],
});
