import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** When each daily job last finished, in any process of the gateway. */
export const jobRun = pgTable('chore_run', {
  name: text().primaryKey(),
  doneAt: moment().notNull(),
});
