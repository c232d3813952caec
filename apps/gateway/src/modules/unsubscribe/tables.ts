import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';

/** An address that receives no optional mail (rules/unsubscribe#effect). */
export const unsubscription = pgTable('unsubscription', {
  /** In lower case; not necessarily of an account. */
  email: text().primaryKey(),
  createdAt: timestampMs().notNull(),
});
