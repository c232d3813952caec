import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';

/** Something that the gateway does once a day, in batches. A module lists its own as `chores`. */
export interface Job {
  /** Names it for ever: under it the database keeps when it was done. */
  readonly name: string;
  /** Does one bounded batch in the given transaction; tells whether there may be more to do. */
  batch(tx: Database, now: number): Promise<boolean>;
}

/** Rows that one batch removes, so that none holds locks for long. */
export const BATCH = 5_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the rows of a table whose moment (a column, or an expression of moments) is more than `days` ago. */
export function deleteOlderThan(name: string, table: PgTable, moment: PgColumn | SQL, days: number): Job {
  return {
    name,
    async batch(tx, now) {
      const before = new Date(now - days * DAY_MS).toISOString();
      return (await deleteBatch(tx, table, sql`${moment} < ${before}::timestamptz`)) === BATCH;
    },
  };
}

/** Removes at most one batch of the rows that a condition holds for; gives how many. */
async function deleteBatch(tx: Database, table: PgTable, condition: SQL): Promise<number> {
  const some = tx.select({ place: sql`ctid` }).from(table).where(condition).limit(BATCH);
  const removed = await tx.delete(table).where(sql`ctid = any(array(${some}))`);
  return removed.count;
}
