import type { BaseLogger } from 'pino';
import type { TransactionSql } from 'postgres';
import { SCHEMA } from '../../jobs/job-schema.ts';
import { StartupError } from '../../startup-error.ts';
import { connect, type DatabaseAddress } from '../connect.ts';
import { migrateDatabase } from '../migrate.ts';
import { readJournal } from '../migration-journal.ts';
import type { DatabaseContent } from './content.ts';
import { quoteName, writeRows } from './copy-rows.ts';
import { readJobsVersion, writeJobRows } from './job-rows.ts';

/**
 * Fills an empty database: the schema as of the content's last migration, the rows in one transaction (with `finish` as
 * its last step), then the later migrations.
 * @throws {StartupError} for the content of a newer Osteon, and for rows that do not fit.
 */
export async function loadContent(
  address: DatabaseAddress,
  content: DatabaseContent,
  options: { log: Pick<BaseLogger, 'debug'>; finish?: (tx: TransactionSql) => Promise<void> },
): Promise<void> {
  const { log, finish } = options;
  if (!(await readJournal()).entries.some(({ tag }) => tag === content.migration)) {
    throw new StartupError(
      `The content has the migration ${content.migration} of a newer Osteon. Update Osteon first.`,
    );
  }
  await migrateDatabase(address, log, { upTo: content.migration });
  const { sql } = connect(address, { poolSize: 1, log });
  try {
    await sql.begin(async (tx) => {
      await assertJobsNotNewer(tx, content);
      await loadRows(tx, content);
      await finish?.(tx);
    });
    await sql`analyze`;
  } finally {
    await sql.end();
  }
  await migrateDatabase(address, log);
}

/** The installed queue must be as new as the copied one; columns that only one of them has are left out. */
async function assertJobsNotNewer(tx: TransactionSql, { jobsVersion }: DatabaseContent): Promise<void> {
  const installed = await readJobsVersion(tx);
  if (jobsVersion === null || (installed !== null && jobsVersion <= installed)) return;
  throw new StartupError(
    `The content has version ${jobsVersion} of the job queue, of a newer Osteon. Update Osteon first.`,
  );
}

async function loadRows(tx: TransactionSql, content: DatabaseContent): Promise<void> {
  // Some migrations insert rows.
  await tx.unsafe(`truncate ${content.tables.map(quoteName).join(', ')} cascade`);
  for (const table of content.tables) {
    const rows = await content.readRows(table);
    try {
      await (table.schema === SCHEMA ? writeJobRows(tx, table, rows) : writeRows(tx, table, rows));
    } catch (error) {
      throw new StartupError(`The rows of ${table.name} cannot be loaded: ${String(error)}`, { cause: error });
    }
  }
  for (const { value, isCalled, ...sequence } of content.sequences) {
    await tx`select setval(${quoteName(sequence)}::text::regclass, ${value}::text::bigint, ${isCalled})`;
  }
}
