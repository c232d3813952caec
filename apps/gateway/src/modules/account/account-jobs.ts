import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import { rateLimit } from '../../platform/rate-limit/tables.ts';
import { verificationCode } from './codes/tables.ts';
import { deviceRelease } from './devices/tables.ts';
import { dailyLogin, dailyLoginAt, loginRecord } from './login-records/tables.ts';
import { passwordFailure } from './passwords/tables.ts';
import { qrScene } from './qr-login/tables.ts';
import { resetGrant } from './recovery/tables.ts';
import { session, sessionEndedOrExpiredAt } from './sessions/tables.ts';
import { stepUpToken } from './step-up/tables.ts';

/** The retention of each table of accounts, in days; rules/account#retention. */
export const accountJobs: readonly Job[] = [
  deleteOlderThan('ended-sessions', session, sessionEndedOrExpiredAt, 30),
  deleteOlderThan('login-records', loginRecord, loginRecord.at, 180),
  deleteOlderThan('verification-codes', verificationCode, verificationCode.sentAt, 2),
  deleteOlderThan('reset-grants', resetGrant, resetGrant.expiresAt, 1),
  deleteOlderThan('band-tokens', stepUpToken, stepUpToken.expiresAt, 1),
  deleteOlderThan('qr-scenes', qrScene, qrScene.expiresAt, 1),
  deleteOlderThan('password-failures', passwordFailure, passwordFailure.lastTriedAt, 1),
  deleteOlderThan('device-releases', deviceRelease, deviceRelease.releasedAt, 30),
  deleteOlderThan('daily-logins', dailyLogin, dailyLoginAt, 7),
  deleteOlderThan('rate-limits', rateLimit, rateLimit.expire, 1),
];
