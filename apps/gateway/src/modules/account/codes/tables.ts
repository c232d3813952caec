import { bigint, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../../platform/database/columns.ts';

/** A sent verification code; only the newest of a purpose is valid; rules/verification-code#lifetime. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Mobile number or e-mail in lower case; there may be no such account. */
    account: text().notNull(),
    purpose: text({ enum: ['mobileLogin', 'registration', 'recovery', 'verification'] }).notNull(),
    /** True if its account's holder or a device of the account requested it; rules/verification-code#known-callers. */
    known: boolean().notNull().default(false),
    /** Keyed, as a plain hash of four digits could be reversed from a dump. */
    codeHash: bytes().notNull(),
    sentAt: timestampMs().notNull(),
    expiresAt: timestampMs().notNull(),
    /** Wrong tries by strangers, and those under way. */
    tries: smallint().notNull().default(0),
    /** Wrong tries of known callers. */
    knownTries: smallint().notNull().default(0),
    usedAt: timestampMs(),
  },
  (table) => [
    index('verification_code_account').on(table.account, table.sentAt),
    index('verification_code_sent').on(table.sentAt),
  ],
);
