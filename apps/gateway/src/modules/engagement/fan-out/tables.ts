import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { resource } from '../../content/tables.ts';

/**
 * Progress of the notification of an author's followers of a resource; written in the transaction of its publication
 * and advanced with each batch (rules/follow#new-content).
 */
export const contentFanOut = pgTable('content_fan_out', {
  resourceId: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  /** The doctor whose followers are notified, as named on the card at the publication. */
  authorId: text().notNull(),
  /** Later followers are not notified. */
  publishedAt: timestampMs().notNull(),
  /** The time of the follow of the last follower of the last batch; null before the first batch. */
  cursorFollowedAt: timestampMs(),
  /** The account of that follower. */
  cursorAccountId: text(),
  /** Number of notified followers. */
  notified: integer().notNull().default(0),
  /** Time at which no follower was left; null before. */
  doneAt: timestampMs(),
});
