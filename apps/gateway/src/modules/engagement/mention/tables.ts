import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { doctor } from '../../doctor/tables.ts';
import { comment } from '../comment/tables.ts';

/** Mentions: the people whom a comment's text refers to (rules/quote#mentions). */
export const commentMention = pgTable(
  'comment_mention',
  {
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    /** Its row outlives the account. */
    publicProfileId: text()
      .notNull()
      .references(() => doctor.id),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.publicProfileId] }),
    index('comment_mention_public_profile').on(table.publicProfileId),
  ],
);
