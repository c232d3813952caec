import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';

/** An uploaded portrait, whose files are on the disk; an account has one current portrait (rules/personal#portrait). */
export const portrait = pgTable(
  'portrait',
  {
    /** 128 random bits, since the id alone gives access to the file. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: timestampMs().notNull(),
    /** Null for the current one; for a new one its upload, until its files are stored. */
    replacedAt: timestampMs(),
  },
  (table) => [
    uniqueIndex('portrait_current').on(table.accountId).where(sql`${table.replacedAt} is null`),
    index('portrait_account').on(table.accountId, table.createdAt),
    index('portrait_replaced').on(table.replacedAt).where(sql`${table.replacedAt} is not null`),
  ],
);
