import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../accounts/tables.ts';
import { session } from '../sessions/tables.ts';

/** A fresh proof of identity, `bandToken` on the wire; rules/phone-binding#step-up-token. */
export const stepUpToken = pgTable(
  'band_token',
  {
    /** SHA-256 of the token, which is not stored. */
    tokenHash: bytes().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The only session in which it is valid. */
    sessionId: text()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** The credential that was verified: the password, or a code sent to the account. */
    verifiedBy: text('proof', { enum: ['password', 'code'] }).notNull(),
    createdAt: timestampMs().notNull(),
    expiresAt: timestampMs().notNull(),
    usedAt: timestampMs(),
  },
  (table) => [index('band_token_account').on(table.accountId), index('band_token_session').on(table.sessionId)],
);
