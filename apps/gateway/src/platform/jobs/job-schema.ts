import type { Sql } from 'postgres';
import type { JobPools } from '../database/connect.ts';
import { StartupError } from '../startup-error.ts';
import { createBossDatabase } from './boss-database.ts';

/** Schema of the queue's tables. */
export const SCHEMA = 'pgboss';

/** Version of the tables that the installed pg-boss needs. */
async function readNeededVersion(): Promise<number> {
  const { default: manifest } = await import('pg-boss/package.json', { with: { type: 'json' } });
  return manifest.pgboss.schema;
}

/** Version of the tables in the database; null where there are none. */
async function readInstalledVersion(sql: Sql): Promise<number | null> {
  const [known] = await sql`select to_regclass(${`${SCHEMA}.version`}) is not null as made`;
  if (!known?.made) return null;
  const [row] = await sql`select version from ${sql(SCHEMA)}.version`;
  return Number(row?.version);
}

/** Brings the tables of the queue up to date; the caller holds the lock of the migrations. */
export async function migrateJobs(pools: JobPools): Promise<void> {
  const { scripts } = pools;
  if ((await readInstalledVersion(scripts)) === (await readNeededVersion())) return;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: createBossDatabase(pools, scripts),
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Refuses tables of another version, for a gateway that may not migrate.
 * @throws {StartupError} naming both versions.
 */
export async function assertJobsCurrent(sql: Sql): Promise<void> {
  const [installed, needed] = await Promise.all([readInstalledVersion(sql), readNeededVersion()]);
  if (installed === needed) return;
  throw new StartupError(
    `The job queue of the database has version ${installed ?? 'none'}, this gateway needs ${needed} and MIGRATE is off. Start once without MIGRATE=off.`,
  );
}
