import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { accountDevice, dailyLogin } from '../tables.ts';

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

/**
 * Notes the device of a login and gives how many devices logged in since a moment (ms), this one included, and whether
 * this one had not. The caller holds the account's row.
 */
export async function noteDevice(
  db: Database,
  { at, ...login }: DeviceLogin,
  since: number,
): Promise<{ devices: number; isNew: boolean }> {
  const counted = sql`from ${accountDevice} as known
    where known.account_id = ${login.accountId} and known.last_login_at > ${sql.param(since, accountDevice.lastLoginAt)}`;
  // What `returning` reads stands as it was before the insert.
  const [noted] = await db
    .insert(accountDevice)
    .values({ ...login, firstLoginAt: at, lastLoginAt: at })
    .onConflictDoUpdate({
      target: [accountDevice.accountId, accountDevice.deviceId],
      set: { ip: login.ip, userAgent: login.userAgent, lastLoginAt: at },
    })
    .returning({
      others: sql<number>`(select count(*)::int ${counted} and known.device_id <> ${login.deviceId})`,
      isNew: sql<boolean>`not exists (select 1 ${counted} and known.device_id = ${login.deviceId})`,
    });
  if (!noted) throw new Error('the database gave no device');
  return { devices: noted.others + 1, isNew: noted.isNew };
}

/** How many devices logged in since a moment (ms). */
export async function countDevices(db: Database, accountId: string, since: number): Promise<number> {
  const [active] = await db
    .select({ devices: count() })
    .from(accountDevice)
    .where(and(eq(accountDevice.accountId, accountId), gt(accountDevice.lastLoginAt, since)));
  return active?.devices ?? 0;
}
