import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { loginRecord } from '../login-records/tables.ts';
import { accountDevice, deviceRelease } from './tables.ts';

/** A device as it is stored. */
export type DeviceRow = typeof accountDevice.$inferSelect;

/** A day (yyyy-mm-dd in Shanghai) on which a device logged in. */
export interface LoginDay {
  readonly deviceId: string;
  readonly day: string;
}

/** A login that a device counts by; `at` in ms. */
export interface DeviceLogin {
  readonly accountId: string;
  readonly deviceId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly at: number;
}

const upsert = prepareStatement(
  {
    accountId: accountDevice.accountId,
    deviceId: accountDevice.deviceId,
    ip: accountDevice.ip,
    userAgent: accountDevice.userAgent,
    at: accountDevice.lastLoginAt,
    since: accountDevice.lastLoginAt,
  },
  (db, { at, since, ...login }) => {
    const active = sql`from ${accountDevice} as known
      where known.account_id = ${login.accountId} and known.last_login_at > ${since}`;
    // The subqueries of `returning` read the table as it was before the insert.
    return db
      .insert(accountDevice)
      .values({ ...login, firstLoginAt: at, lastLoginAt: at })
      .onConflictDoUpdate({
        target: [accountDevice.accountId, accountDevice.deviceId],
        set: { ip: login.ip, userAgent: login.userAgent, lastLoginAt: at },
      })
      .returning({
        others: sql<number>`(select count(*)::int ${active} and known.device_id <> ${login.deviceId})`,
        isNew: sql<boolean>`not exists (select 1 ${active} and known.device_id = ${login.deviceId})`,
      });
  },
);

/** Reads and writes the devices of accounts. */
export function createDeviceRepository(db: Database) {
  return {
    /**
     * Stores the device of a login. Returns how many devices logged in since a time (ms), this one included, and
     * whether this one had not. The caller holds the lock of the account's row.
     */
    async upsert(login: DeviceLogin, since: number): Promise<{ devices: number; isNew: boolean }> {
      const [stored] = await upsert(db, { ...login, since });
      if (!stored) throw new Error('the database returned no device');
      return { devices: stored.others + 1, isNew: stored.isNew };
    },

    /** The number of devices that logged in since a time (ms). */
    async countActive(accountId: string, since: number): Promise<number> {
      const [active] = await db
        .select({ devices: count() })
        .from(accountDevice)
        .where(and(eq(accountDevice.accountId, accountId), gt(accountDevice.lastLoginAt, since)));
      return active?.devices ?? 0;
    },

    /** Every device that an account ever logged in from, the latest login first. */
    list(accountId: string): Promise<DeviceRow[]> {
      return db
        .select()
        .from(accountDevice)
        .where(eq(accountDevice.accountId, accountId))
        .orderBy(desc(accountDevice.lastLoginAt), asc(accountDevice.deviceId));
    },

    /** The days on which each device logged in since a time (ms), oldest first. */
    listLoginDays(accountId: string, since: number): Promise<LoginDay[]> {
      const day = sql<string>`to_char(${loginRecord.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
      return db
        .selectDistinct({ deviceId: loginRecord.deviceId, day })
        .from(loginRecord)
        .where(and(eq(loginRecord.accountId, accountId), eq(loginRecord.result, 'success'), gt(loginRecord.at, since)))
        .orderBy(day);
    },

    /** The number of devices that an account released since a time (ms). */
    async countReleases(accountId: string, since: number): Promise<number> {
      const [row] = await db
        .select({ releases: count() })
        .from(deviceRelease)
        .where(and(eq(deviceRelease.accountId, accountId), gt(deviceRelease.releasedAt, since)));
      return row?.releases ?? 0;
    },

    /** Removes a device from the count and stores its release. */
    async release(release: typeof deviceRelease.$inferInsert): Promise<void> {
      const { accountId, deviceId } = release;
      await db
        .delete(accountDevice)
        .where(and(eq(accountDevice.accountId, accountId), eq(accountDevice.deviceId, deviceId)));
      await db.insert(deviceRelease).values(release);
    },
  };
}
