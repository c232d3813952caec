import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** A browser that an account has logged in from; rules/device#active-device. */
export const accountDevice = pgTable(
  'account_device',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    firstLoginAt: timestampMs().notNull(),
    lastLoginAt: timestampMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] })],
);

/** A device that its owner removed from the count; rules/device#freeing. */
export const deviceRelease = pgTable(
  'device_release',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    releasedAt: timestampMs().notNull(),
  },
  (table) => [index('device_release_account').on(table.accountId, table.releasedAt)],
);
