import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** SMS and mail that the local adapter stores instead of sending (rules/outbox#local-outbox). */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Mobile number or e-mail in lower case. */
    account: text().notNull(),
    kind: text({ enum: ['sms', 'mail'] }).notNull(),
    /** The first line of a mail is its subject. */
    text: text().notNull(),
    /** The code in the text; null where there is none. */
    code: text(),
    sentAt: moment().notNull(),
  },
  (table) => [index('outbox_message_account').on(table.account, table.id)],
);
