import type { Database } from '../../../platform/database/connect.ts';
import { commentReport } from './tables.ts';

/** Stores reports of comments. */
export function createReportRepository(tx: Database) {
  return {
    /** Stores the first report of a reader and comment only. */
    async insert(row: typeof commentReport.$inferInsert): Promise<void> {
      await tx.insert(commentReport).values(row).onConflictDoNothing();
    },
  };
}
