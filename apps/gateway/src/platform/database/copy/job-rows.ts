import type { Readable } from 'node:stream';
import type { TransactionSql } from 'postgres';
import { SCHEMA } from '../../jobs/job-schema.ts';
import type { CopiedTable } from './content.ts';
import { quote, quoteName, writeRows } from './copy-rows.ts';

/**
 * Conditions of the rows of the queue's tables that are copied, as SQL: jobs that wait, run or failed
 * (rules/backup#jobs).
 */
export const JOB_ROWS: Readonly<Record<string, string>> = {
  queue: 'true',
  schedule: 'true',
  subscription: 'true',
  job: "state not in ('completed', 'cancelled')",
};

/** Version of the queue's tables; null where there are none. */
export async function readJobsVersion(tx: TransactionSql): Promise<number | null> {
  const [known] = await tx`select to_regclass(${`${SCHEMA}.version`}) is not null as made`;
  if (!known?.made) return null;
  const [row] = await tx<{ version: number }[]>`select version from ${tx(SCHEMA)}.version`;
  return row?.version ?? null;
}

/**
 * Writes rows of the queue, whose tables are those of the installed version: a column that it no longer has is left
 * out, a new one gets its default.
 */
export async function writeJobRows(tx: TransactionSql, table: CopiedTable, rows: Readable): Promise<void> {
  const staged: CopiedTable = { ...table, schema: 'pg_temp', name: `copied_${table.name}` };
  const columns = table.columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  await tx.unsafe(`create temporary table ${quote(staged.name)} (${columns}) on commit drop`);
  await writeRows(tx, staged, rows);
  const present = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${quoteName(table)}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `;
  const shared = table.columns.filter(({ name }) => present.some((column) => column.name === name));
  const names = shared.map(({ name }) => quote(name)).join(', ');
  await tx.unsafe(`insert into ${quoteName(table)} (${names}) select ${names} from ${quoteName(staged)}`);
}
