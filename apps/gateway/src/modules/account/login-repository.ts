import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { accountDevice, accountLock, dailyLogin } from './tables.ts';

/** Counts a login on a day (yyyy-mm-dd) and gives how many that makes. */
export async function countLogin(db: Database, accountId: string, day: string): Promise<number> {
  const [counted] = await db
    .insert(dailyLogin)
    .values({ accountId, day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyLogin.accountId, dailyLogin.day],
      set: { count: sql`${dailyLogin.count} + 1` },
    })
    .returning({ count: dailyLogin.count });
  return counted?.count ?? 0;
}

/** How many logins were counted on a day (yyyy-mm-dd). */
export async function readLogins(db: Database, accountId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: dailyLogin.count })
    .from(dailyLogin)
    .where(and(eq(dailyLogin.accountId, accountId), eq(dailyLogin.day, day)));
  return row?.count ?? 0;
}

/** A login as the list of devices shows it; `at` in ms. */
export interface DeviceLogin {
  readonly accountId: string;
  readonly deviceId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly at: number;
}

/** Notes the device of a login and gives how many devices logged in since a moment (ms), this one included. */
export async function noteDevice(db: Database, { at, ...login }: DeviceLogin, since: number): Promise<number> {
  await db
    .insert(accountDevice)
    .values({ ...login, firstLoginAt: at, lastLoginAt: at })
    .onConflictDoUpdate({
      target: [accountDevice.accountId, accountDevice.deviceId],
      set: { ip: login.ip, userAgent: login.userAgent, lastLoginAt: at },
    });
  const [active] = await db
    .select({ devices: count() })
    .from(accountDevice)
    .where(and(eq(accountDevice.accountId, login.accountId), gt(accountDevice.lastLoginAt, since)));
  return active?.devices ?? 0;
}

/**
 * Locks an account that is not locked: for the first time temporarily, later for good (spec-decision 2). The unique
 * open lock makes a second one impossible. Gives the kind of the new lock, null where the account was locked already.
 */
export async function insertLock(
  db: Database,
  lock: { id: string; accountId: string; now: number },
): Promise<0 | 1 | null> {
  const [before] = await db
    .select({ locks: count() })
    .from(accountLock)
    .where(eq(accountLock.accountId, lock.accountId));
  const [made] = await db
    .insert(accountLock)
    .values({ id: lock.id, accountId: lock.accountId, type: before?.locks ? 1 : 0, createdAt: lock.now })
    .onConflictDoNothing()
    .returning({ type: accountLock.type });
  return made?.type ?? null;
}
