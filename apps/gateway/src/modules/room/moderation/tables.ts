import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';

/** A word because of which a message of any event is held; added by an operator (rules/room-moderation#watched-words). */
export const watchedWord = pgTable('watched_word', {
  word: text().primaryKey(),
  addedAt: timestampMs().notNull(),
});
