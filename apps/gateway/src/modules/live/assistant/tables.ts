import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveEvent } from '../event/tables.ts';

/** The assistants of an event, whom an operator has appointed (rules/live-operator#assistants). */
export const liveAssistant = pgTable(
  'live_assistant',
  {
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    appointedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.liveId, table.accountId] }),
    index('live_assistant_account').on(table.accountId),
  ],
);
