import type { Sql, TransactionSql } from 'postgres';
import { StartupError } from '../startup-error.ts';

/**
 * Returns true when a restore of this backup was interrupted in the database.
 * @throws {StartupError} for a database that is neither empty nor in that state.
 */
export async function isRestoreInterrupted(sql: Sql, backup: string): Promise<boolean> {
  const [known] = await sql`select to_regclass('restore.unfinished') is not null as made`;
  if (known?.made) {
    const [mark] = await sql<{ backup: string }[]>`select backup from restore.unfinished`;
    if (mark?.backup === backup) return true;
    throw new StartupError(
      'The restore of another backup was interrupted here. Restore that one, or empty the database.',
    );
  }
  const [table] = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') limit 1
  `;
  if (table) {
    throw new StartupError(`The database is not empty: it has the table ${table.name}. Restore into an empty one.`);
  }
  return false;
}

/** Marks the database as being restored: no gateway starts on it, and an interrupted restore continues. */
export async function markRestore(sql: Sql, backup: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`create schema restore`;
    await tx`create table restore.unfinished as select ${backup}::text as backup`;
  });
}

/** Removes the mark, in the transaction that makes the restore whole. */
export async function removeRestoreMark(tx: TransactionSql): Promise<void> {
  await tx`drop schema restore cascade`;
}
