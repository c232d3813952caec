import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';

/**
 * Event: an action of an account on an item of another, written in the transaction of the action and published once as
 * a message by a job (rules/message#events). Each action has one row, so that one that is undone and repeated is
 * notified once.
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
    /** Id of the liked or followed item; for a reply or comment its own. Of several kinds, hence no foreign key. */
    refId: text().notNull(),
    recordedAt: timestampMs().notNull(),
    /** Time at which the job published it; null before. */
    publishedAt: timestampMs(),
  },
  (table) => [
    uniqueIndex('engagement_event_action').on(table.actorId, table.kind, table.refType, table.refId, table.receiverId),
    index('engagement_event_receiver').on(table.receiverId),
    index('engagement_event_recorded').on(table.recordedAt),
    check('engagement_event_other', sql`${table.receiverId} <> ${table.actorId}`),
  ],
);
