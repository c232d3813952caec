import { bit, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveEvent } from '../event/tables.ts';

/**
 * The minutes of an hour in which an account had an event open, and those in which it received its stream: a digit for
 * each minute. A minute counts that is in both (rules/live-attendance#minutes).
 */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Start of the hour. */
    hourAt: timestampMs().notNull(),
    /** 1 for a minute in which a visible page of the account reported. */
    seen: bit({ dimensions: 60 }).notNull(),
    /** 1 for a minute in which a playlist or segment of the event was sent to the account. */
    sent: bit({ dimensions: 60 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.accountId, table.hourAt] }),
    index('live_attendance_account').on(table.accountId),
    index('live_attendance_age').on(table.hourAt),
  ],
);
