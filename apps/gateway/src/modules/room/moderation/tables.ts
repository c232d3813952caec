import { COMMENT_REPORT_REASONS } from '@osteon/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveMessage } from '../chat/tables.ts';

/** A word because of which a message of any event is held; added by an operator (rules/room-moderation#watched-words). */
export const watchedWord = pgTable('watched_word', {
  word: text().primaryKey(),
  addedAt: timestampMs().notNull(),
});

/** Reports of messages to the assistants, one of each account and message (rules/room-moderation#reported-messages). */
export const liveMessageReport = pgTable(
  'live_message_report',
  {
    messageId: text()
      .notNull()
      .references(() => liveMessage.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    reason: text({ enum: COMMENT_REPORT_REASONS }).notNull(),
    /** In the reporter's words; may be empty. */
    note: text().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.accountId] }),
    index('live_message_report_account').on(table.accountId),
  ],
);
