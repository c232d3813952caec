import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { account } from '../../account/tables.ts';
import { liveEvent } from '../tables.ts';

/** Who has booked an event or an item of its agenda, and what they were told of it (rules/live#booking). */
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
    bookedAt: moment().notNull(),
    /** The begin that the account knows of: one that differs from the plan is told (rules/live#reminders). */
    beginAt: moment().notNull(),
    /** The last reminder of this begin, in minutes before it; null before the first one. */
    reminded: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.liveId, table.itemId] }),
    index('live_booking_begin').on(table.liveId, table.itemId, table.beginAt),
  ],
);
