import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobRun } from './tables.ts';

/** Any number that no other advisory lock of this database uses as its first part. */
const JOB_LOCK = 0x05_7e_0b;

/** Locks a job until the transaction ends; false while another process of the gateway runs it. */
export async function lockJob(tx: Database, name: string): Promise<boolean> {
  const [row] = await tx.execute(sql`select pg_try_advisory_xact_lock(${JOB_LOCK}, hashtext(${name})) as held`);
  return row?.held === true;
}

/** When a job last finished (ms); null where it never did. */
export async function readLastRun(tx: Database, name: string): Promise<number | null> {
  const [row] = await tx.select({ doneAt: jobRun.doneAt }).from(jobRun).where(eq(jobRun.name, name));
  return row?.doneAt ?? null;
}

/** Saves when a job finished. */
export async function saveLastRun(tx: Database, name: string, doneAt: number): Promise<void> {
  await tx.insert(jobRun).values({ name, doneAt }).onConflictDoUpdate({ target: jobRun.name, set: { doneAt } });
}
