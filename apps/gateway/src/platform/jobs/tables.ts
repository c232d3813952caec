import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** When each daily chore was last done to its end, by whichever process of the gateway. */
export const jobRun = pgTable('chore_run', {
  name: text().primaryKey(),
  doneAt: moment().notNull(),
});
