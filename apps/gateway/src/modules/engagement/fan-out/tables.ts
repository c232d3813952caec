import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import { resource } from '../../content/tables.ts';

/**
 * How far the followers of an author have been told of a resource; written in the transaction of its publication and moved on
 * with each batch (rules/engagement#new-content).
 */
export const contentFanOut = pgTable('content_fan_out', {
  resourceId: text()
    .primaryKey()
    .references(() => resource.id, { onDelete: 'cascade' }),
  /** The doctor whose followers are told, as the card named them at the publication. */
  authorId: text().notNull(),
  /** Who followed later is not told. */
  publishedAt: moment().notNull(),
  /** When the last follower of the last batch followed; null before the first batch. */
  cursorFollowedAt: moment(),
  /** The account of that follower. */
  cursorAccountId: text(),
  /** How many were told. */
  told: integer().notNull().default(0),
  /** When nobody was left; null before. */
  doneAt: moment(),
});
