import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';

/**
 * Does `work` in a transaction that reads no table from end to end: the vectors lie aside, a scan would fetch each of them,
 * and the planner does not know what that costs.
 */
export function byIndex<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (trx) => {
    await trx.execute(sql`set local enable_seqscan = off`);
    return work(trx);
  });
}
