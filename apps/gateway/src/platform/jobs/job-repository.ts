import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobRun } from './tables.ts';

/** Any number that no other advisory lock of this database uses as its first part. */
const JOB_LOCK = 0x05_7e_0b;

/** Locks daily jobs and stores their last runs. */
export function createJobRepository(db: Database) {
  return {
    /** Locks a job until the transaction ends; false while another process of the gateway runs it. */
    async lock(name: string): Promise<boolean> {
      const [row] = await db.execute(sql`select pg_try_advisory_xact_lock(${JOB_LOCK}, hashtext(${name})) as held`);
      return row?.held === true;
    },

    /** When a job last finished (ms); null where it never did. */
    async readLastRun(name: string): Promise<number | null> {
      const [row] = await db.select({ doneAt: jobRun.doneAt }).from(jobRun).where(eq(jobRun.name, name));
      return row?.doneAt ?? null;
    },

    /** Saves when a job finished. */
    async saveLastRun(name: string, doneAt: number): Promise<void> {
      await db.insert(jobRun).values({ name, doneAt }).onConflictDoUpdate({ target: jobRun.name, set: { doneAt } });
    },
  };
}
