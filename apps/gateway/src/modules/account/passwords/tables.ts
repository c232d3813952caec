import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';

/**
 * Wrong passwords in a row, by account id or by the hash of an unknown identifier; rules/account#password-login-pause.
 */
export const passwordFailure = pgTable('password_failure', {
  subject: text().primaryKey(),
  failures: smallint().notNull(),
  lastTriedAt: timestampMs().notNull(),
});
