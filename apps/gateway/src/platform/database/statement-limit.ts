import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * Time limit of a statement of the running gateway, in milliseconds: no browser waits longer for its call. Waiting for
 * locks counts.
 */
export const STATEMENT_LIMIT_MS = 15_000;

/** Removes the time limit of a transaction's statements, for work that no user waits for. */
export async function liftStatementLimit(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
