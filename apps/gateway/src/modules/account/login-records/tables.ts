import { LOGIN_METHODS, LOGIN_RESULTS } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** A login or a wrong password, visible to the account's owner; rules/device#login-records. */
export const loginRecord = pgTable(
  'login_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    at: timestampMs().notNull(),
    method: text('way', { enum: LOGIN_METHODS }).notNull(),
    result: text({ enum: LOGIN_RESULTS }).notNull(),
    /** The session that it opened; null for none. The session's row is deleted sooner. */
    sessionId: text(),
    kind: text({ enum: ['desktop', 'phone'] }).notNull(),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [
    index('login_record_account').on(table.accountId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('login_record_age').on(table.at),
  ],
);

/** Counted logins of an account on a calendar day in Shanghai; rules/login#daily-limit. */
export const dailyLogin = pgTable(
  'daily_login',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    count: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** The start of a counted day. */
export const dailyLoginAt = sql`${dailyLogin.day}::timestamptz`;
