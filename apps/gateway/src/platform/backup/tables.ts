import { pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestampMs } from '../database/columns.ts';

/** The last whole backup of this installation: a single row (rules/backup#overdue). */
export const lastBackup = pgTable('last_backup', {
  id: smallint().primaryKey().default(1),
  /** The time of the backup's snapshot. */
  takenAt: timestampMs().notNull(),
});
