import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { account } from '../../account/tables.ts';

/**
 * What somebody did with something of another account, written in the transaction of the deed and settled once by a job
 * (rules/message#events). Each deed has one row, so that one that is undone and done again is told once.
 */
export const engagementEvent = pgTable(
  'engagement_event',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['reply', 'comment', 'mention', 'like', 'follow'] }).notNull(),
    receiverId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    actorId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The type of a resource, 9 for a doctor, 0 for a comment. */
    refType: smallint().notNull(),
    /** What was liked or followed; for a reply or comment that itself. Of several kinds, hence no foreign key. */
    refId: text().notNull(),
    recordedAt: moment().notNull(),
    /** When the job has told it; null before. */
    settledAt: moment(),
  },
  (table) => [
    uniqueIndex('engagement_event_deed').on(table.actorId, table.kind, table.refType, table.refId, table.receiverId),
    index('engagement_event_receiver').on(table.receiverId),
    index('engagement_event_recorded').on(table.recordedAt),
    check('engagement_event_other', sql`${table.receiverId} <> ${table.actorId}`),
  ],
);
