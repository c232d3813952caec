import { LIVE_NOTICES } from '@osteon/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveEvent } from '../event/tables.ts';

/** Bookings of an event or an item of its agenda, with the last notification of each (rules/live-booking#booking). */
export const liveBooking = pgTable(
  'live_booking',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** An item of the agenda; empty for the event itself, as a primary key has no null. */
    itemId: text().notNull().default(''),
    bookedAt: timestampMs().notNull(),
    /**
     * The start time that the account was last notified of; a different plan is notified
     * (rules/live-booking#reminders).
     */
    startAt: timestampMs().notNull(),
    /** The last notification of this start time. */
    lastNotice: text({ enum: LIVE_NOTICES }).notNull().default('none'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.liveId, table.itemId] }),
    index('live_booking_start').on(table.liveId, table.itemId, table.startAt),
  ],
);
