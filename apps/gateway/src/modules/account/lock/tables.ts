import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** A lock for too many devices; at most one open per account; rules/lock#states. */
export const accountLock = pgTable(
  'account_lock',
  {
    /** The contract's lockRecordId. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** 0 first, 1 permanent. */
    type: smallint().$type<0 | 1>().notNull(),
    createdAt: timestampMs().notNull(),
    /** IP and browser of the login that caused it; null if unknown. */
    ip: text(),
    userAgent: text(),
    endedAt: timestampMs(),
    /** `verified`: by the owner's code; `appeal`: by an accepted appeal. */
    endReason: text({ enum: ['verified', 'appeal'] }),
  },
  (table) => [
    uniqueIndex('account_lock_open').on(table.accountId).where(sql`${table.endedAt} is null`),
    index('account_lock_account').on(table.accountId),
  ],
);
