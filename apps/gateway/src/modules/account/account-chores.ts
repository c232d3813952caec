import { sql } from 'drizzle-orm';
import { type Chore, removeOlder } from '../../chores/chore.ts';
import type { Deps } from '../../deps.ts';
import { eraseCancelledAccounts } from './erase-accounts.ts';
import {
  bandToken,
  dailyLogin,
  deviceRelease,
  loginRecord,
  passwordFailure,
  qrScene,
  rateLimit,
  resetGrant,
  session,
  verificationCode,
} from './tables.ts';

/**
 * What of accounts is kept how long, in days (spec-decision 11j). What only limits or proves something is kept a little
 * longer than it counts.
 */
export function createAccountChores(deps: Pick<Deps, 'clock' | 'audit' | 'disks' | 'log'>): Chore[] {
  return [
    { name: 'cancelled-accounts', batch: async (tx) => (await eraseCancelledAccounts({ ...deps, db: tx })) > 0 },
    removeOlder('ended-sessions', session, sql`coalesce(${session.endedAt}, ${session.expiresAt})`, 30),
    removeOlder('login-records', loginRecord, loginRecord.at, 180),
    removeOlder('verification-codes', verificationCode, verificationCode.sentAt, 2),
    removeOlder('reset-grants', resetGrant, resetGrant.expiresAt, 1),
    removeOlder('band-tokens', bandToken, bandToken.expiresAt, 1),
    removeOlder('qr-scenes', qrScene, qrScene.expiresAt, 1),
    removeOlder('password-failures', passwordFailure, passwordFailure.lastTriedAt, 1),
    removeOlder('device-releases', deviceRelease, deviceRelease.releasedAt, 30),
    removeOlder('daily-logins', dailyLogin, sql`${dailyLogin.day}::timestamptz`, 7),
    removeOlder('rate-limits', rateLimit, rateLimit.expire, 1),
  ];
}
