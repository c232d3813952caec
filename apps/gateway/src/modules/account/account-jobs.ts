import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { rateLimit } from '../../platform/rate-limit/tables.ts';
import { eraseCancelledAccounts } from './erase-accounts.ts';
import {
  bandToken,
  dailyLogin,
  deviceRelease,
  loginRecord,
  passwordFailure,
  qrScene,
  resetGrant,
  session,
  verificationCode,
} from './tables.ts';

/**
 * What of accounts is kept how long, in days (spec-decision 11j). What only limits or proves something is kept a little
 * longer than it counts.
 */
export function createAccountChores(deps: Pick<AppContext, 'clock' | 'audit' | 'storage' | 'log'>): Job[] {
  return [
    { name: 'cancelled-accounts', batch: async (tx) => (await eraseCancelledAccounts({ ...deps, db: tx })) > 0 },
    deleteOlderThan('ended-sessions', session, sql`coalesce(${session.endedAt}, ${session.expiresAt})`, 30),
    deleteOlderThan('login-records', loginRecord, loginRecord.at, 180),
    deleteOlderThan('verification-codes', verificationCode, verificationCode.sentAt, 2),
    deleteOlderThan('reset-grants', resetGrant, resetGrant.expiresAt, 1),
    deleteOlderThan('band-tokens', bandToken, bandToken.expiresAt, 1),
    deleteOlderThan('qr-scenes', qrScene, qrScene.expiresAt, 1),
    deleteOlderThan('password-failures', passwordFailure, passwordFailure.lastTriedAt, 1),
    deleteOlderThan('device-releases', deviceRelease, deviceRelease.releasedAt, 30),
    deleteOlderThan('daily-logins', dailyLogin, sql`${dailyLogin.day}::timestamptz`, 7),
    deleteOlderThan('rate-limits', rateLimit, rateLimit.expire, 1),
  ];
}
