import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * How long a statement of the running gateway may take, in milliseconds: no browser waits longer for its call. What a
 * statement waits for, such as a lock, counts.
 */
export const STATEMENT_LIMIT_MS = 15_000;

/** Lets the statements of a transaction take as long as they do: for work that nobody waits for. */
export async function liftStatementLimit(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
