import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';

/** Work that the gateway does once a day, in batches. A module lists its own as `jobs`. */
export interface Job {
  /** Key of its last run in the database, so that it must never change. */
  readonly name: string;
  /** Set where it notifies people: it runs at 19:00 instead of 03:30, and not at a start (rules/jobs#schedules). */
  readonly inTheEvening?: true;
  /** Set where it removes files of the disk `files`, which waits while a backup runs (rules/backup#files). */
  readonly removesFiles?: true;
  /** Runs one bounded batch in the transaction; returns whether there may be more. */
  batch(tx: Database, now: number): Promise<boolean>;
}

/** Rows that one batch removes, so that none holds locks for long. */
export const BATCH = 5_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the rows of a table whose timestamp (a column, or an expression of timestamps) is more than `days` ago. */
export function deleteOlderThan(name: string, table: PgTable, timestamp: PgColumn | SQL, days: number): Job {
  return {
    name,
    async batch(tx, now) {
      const before = new Date(now - days * DAY_MS).toISOString();
      return (await deleteBatch(tx, table, sql`${timestamp} < ${before}::timestamptz`)) === BATCH;
    },
  };
}

/** Removes at most one batch of the rows that match a condition; returns how many. */
async function deleteBatch(tx: Database, table: PgTable, condition: SQL): Promise<number> {
  const some = tx.select({ rowId: sql`ctid` }).from(table).where(condition).limit(BATCH);
  const removed = await tx.delete(table).where(sql`ctid = any(array(${some}))`);
  return removed.count;
}
