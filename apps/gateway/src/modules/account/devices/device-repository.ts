import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { accountDevice, deviceRelease, loginRecord, session } from '../tables.ts';

/** A device as it is stored. */
export type DeviceRow = typeof accountDevice.$inferSelect;

/** Every device that an account ever logged in from, the latest first. */
export function listDeviceRows(db: Database, accountId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(accountDevice)
    .where(eq(accountDevice.accountId, accountId))
    .orderBy(desc(accountDevice.lastLoginAt), asc(accountDevice.deviceId));
}

/** The open sessions of an account. */
export function listOpenSessions(db: Database, accountId: string, now: number) {
  return db
    .select({ deviceId: session.deviceId, kind: session.kind, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(and(eq(session.accountId, accountId), isNull(session.endedAt), gt(session.expiresAt, now)));
}

/** The days (yyyy-mm-dd in Shanghai) on which each device logged in since a moment, oldest first. */
export function listLoginDays(db: Database, accountId: string, since: number) {
  const day = sql<string>`to_char(${loginRecord.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return db
    .selectDistinct({ deviceId: loginRecord.deviceId, day })
    .from(loginRecord)
    .where(and(eq(loginRecord.accountId, accountId), eq(loginRecord.result, 'success'), gt(loginRecord.at, since)))
    .orderBy(day);
}

/** How many slots an account freed since a moment. */
export async function countReleases(db: Database, accountId: string, since: number): Promise<number> {
  const [row] = await db
    .select({ releases: count() })
    .from(deviceRelease)
    .where(and(eq(deviceRelease.accountId, accountId), gt(deviceRelease.releasedAt, since)));
  return row?.releases ?? 0;
}

/** Stops counting a device and keeps that it was freed. */
export async function releaseDevice(db: Database, release: typeof deviceRelease.$inferInsert): Promise<void> {
  const { accountId, deviceId } = release;
  await db
    .delete(accountDevice)
    .where(and(eq(accountDevice.accountId, accountId), eq(accountDevice.deviceId, deviceId)));
  await db.insert(deviceRelease).values(release);
}
