import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** An address that wants no more mail than it must get (seed 000 §2, /unsubscribeEmail). */
export const unsubscription = pgTable('unsubscription', {
  /** In lower case; it need not belong to an account. */
  email: text().primaryKey(),
  createdAt: moment().notNull(),
});
