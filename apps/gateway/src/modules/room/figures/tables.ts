import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { liveEvent } from '../../live/event/tables.ts';

/** The number of viewers of an event in each minute on the air (rules/live-attendance#figures). */
export const liveOnlineMinute = pgTable(
  'live_online_minute',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    /** Start of the minute. */
    minuteAt: timestampMs().notNull(),
    /** Viewers, visitors included, at the first report of the minute. */
    online: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.minuteAt] }),
    index('live_online_minute_age').on(table.minuteAt),
  ],
);
