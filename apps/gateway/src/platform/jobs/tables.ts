import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../database/columns.ts';

/** When each daily job last finished, in any process of the gateway. */
export const jobRun = pgTable('chore_run', {
  name: text().primaryKey(),
  doneAt: timestampMs().notNull(),
});
