import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { StartupError } from '../startup-error.ts';

/** Any number that no other program uses for an advisory lock of this database. */
const FILE_REMOVAL_LOCK = 0x05_7e_0d;

/** Another lock, held by a process that pauses the removal. */
const PAUSE_LOCK = 0x05_7e_0e;

/**
 * Returns true when files of the disk `files` must not be removed for now, as a backup copies them
 * (rules/backup#files). Where it returns false, no backup starts until the transaction ends.
 */
export async function isFileRemovalPaused(tx: Database): Promise<boolean> {
  const [row] = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${FILE_REMOVAL_LOCK}) as allowed`);
  return row?.allowed !== true;
}

/**
 * Does work, given the transaction that holds the pause, during which no process removes files; transactions that
 * already do so are waited for.
 * @throws {StartupError} while another backup runs; the database's error where the connection is lost meanwhile, as files
 * may then have been removed.
 */
export function withFileRemovalPaused<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    // The transaction is idle for as long as the work takes; it holds no snapshot.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    const [pause] = await tx.execute(sql`select pg_try_advisory_xact_lock(${PAUSE_LOCK}) as held`);
    if (pause?.held !== true) throw new StartupError('Another backup of this installation is running.');
    await tx.execute(sql`select pg_advisory_xact_lock(${FILE_REMOVAL_LOCK})`);
    return work(tx);
  });
}
