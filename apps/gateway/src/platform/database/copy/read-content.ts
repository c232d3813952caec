import type { Sql, TransactionSql } from 'postgres';
import { SCHEMA } from '../../jobs/job-schema.ts';
import { StartupError } from '../../startup-error.ts';
import { readJournal, readMigratedTables } from '../migration-journal.ts';
import type { CopiedSequence, CopiedTable, DatabaseContent } from './content.ts';
import { quoteName, readRows } from './copy-rows.ts';
import { JOB_ROWS, readJobsVersion } from './job-rows.ts';
import { sortByReferences } from './sort-by-references.ts';

/** Fixes how values are written as text, whatever the settings of server and role. */
const TEXT_FORMAT = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local xmloption = 'content'; set local lock_timeout = 0;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0
`;

/** Lists the content of a database that is copied (rules/backup#content), to be read in the same transaction. */
async function readContent(tx: TransactionSql): Promise<DatabaseContent> {
  await tx.unsafe(TEXT_FORMAT);
  const migration = await readLastMigration(tx);
  const known = await readMigratedTables(migration);
  const tables = (await listTables(tx)).filter(
    ({ schema, name }) => known.has(`${schema}.${name}`) || (schema === SCHEMA && Object.hasOwn(JOB_ROWS, name)),
  );
  // No other program may change the columns meanwhile.
  await tx.unsafe(`lock table ${tables.map(quoteName).join(', ')} in access share mode`);
  return {
    migration,
    jobsVersion: await readJobsVersion(tx),
    tables: sortByReferences(tables, await listReferences(tx)),
    sequences: (await listSequences(tx)).filter(({ schema }) => schema !== SCHEMA),
    readRows: (table) => readRows(tx, table, table.schema === SCHEMA ? JOB_ROWS[table.name] : undefined),
  };
}

/** @throws {StartupError} where the database has no migration, or one of a newer Osteon. */
async function readLastMigration(tx: TransactionSql): Promise<string> {
  const [known] = await tx`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  if (!known?.made) throw new StartupError('The database is empty.');
  const [last] = await tx<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`;
  const { entries } = await readJournal();
  const entry = entries.find(({ when }) => when === Number(last?.at));
  if (!entry) throw new StartupError('The database is one of a newer Osteon. Update Osteon first.');
  return entry.tag;
}

/** The tables of the gateway's schemas; of a partitioned table only the whole. */
async function listTables(tx: TransactionSql): Promise<CopiedTable[]> {
  return tx<CopiedTable[]>`
    select
      n.nspname as schema,
      c.relname as name,
      json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
      ) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', ${SCHEMA}) and c.relkind in ('r', 'p') and not c.relispartition
    group by n.nspname, c.relname
    order by n.nspname, c.relname
  `;
}

/** Foreign keys between tables as pairs of `schema.table`. */
async function listReferences(tx: TransactionSql): Promise<{ from: string; to: string }[]> {
  return tx<{ from: string; to: string }[]>`
    select distinct fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
    from pg_constraint r
    join pg_class f on f.oid = coalesce(pg_partition_root(r.conrelid), r.conrelid)
    join pg_namespace fn on fn.oid = f.relnamespace
    join pg_class t on t.oid = coalesce(pg_partition_root(r.confrelid), r.confrelid)
    join pg_namespace tn on tn.oid = t.relnamespace
    where r.contype = 'f'
  `;
}

async function listSequences(tx: TransactionSql): Promise<CopiedSequence[]> {
  const names = await tx<{ schema: string; name: string }[]>`
    select schemaname as schema, sequencename as name from pg_sequences where schemaname = 'public' order by 1, 2
  `;
  const sequences: CopiedSequence[] = [];
  for (const name of names) {
    // Sequences follow no snapshot: a later value is as good, as numbers may be left out.
    const [row] = await tx.unsafe<{ value: string; called: boolean }[]>(
      `select last_value::text as value, is_called as called from ${quoteName(name)}`,
    );
    if (row) sequences.push({ ...name, value: row.value, isCalled: row.called });
  }
  return sequences;
}

/** Reads a snapshot of a database, while others write. */
export function withSnapshot<Result>(sql: Sql, work: (content: DatabaseContent) => Promise<Result>) {
  return sql.begin('isolation level repeatable read', async (tx) => work(await readContent(tx)));
}
