import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';

/** The right to set a new password, issued for a code to the account's e-mail; rules/recovery#reset-grant. */
export const resetGrant = pgTable(
  'reset_grant',
  {
    /** SHA-256 of the contract's baseData. */
    grantHash: bytes().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: timestampMs().notNull(),
    usedAt: timestampMs(),
  },
  (table) => [index('reset_grant_account').on(table.accountId)],
);
