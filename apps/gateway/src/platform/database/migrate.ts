import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { z } from 'zod';
import { assertJobsCurrent, migrateJobs } from '../jobs/job-schema.ts';
import { StartupError } from '../startup-error.ts';
import { type Connection, connect, type DatabaseAddress, endPools } from './connect.ts';
import { copyMigrations, MIGRATIONS, readJournal } from './migration-journal.ts';

/** Any number that no other program uses for an advisory lock of this database. */
const MIGRATION_LOCK = 0x05_7e_0a;

const applied = z.array(z.object({ hash: z.string(), created_at: z.coerce.number() }));

/**
 * Brings the schema up to date, that of the job queue too: each migration once, all in one transaction, and only one
 * gateway at a time. With `upTo` it stops after that migration.
 * @throws {StartupError} where a migration fails, or was changed after it had been applied here.
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  log: Parameters<typeof connect>[1]['log'],
  { upTo }: { upTo?: string } = {},
): Promise<void> {
  const { db, sql: client, jobs } = connect(address, { poolSize: 1, log });
  try {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await findPending({ db });
    await runMigrations(db, upTo).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new StartupError(`The database cannot be brought up to date: ${String(cause)}`, { cause: error });
    });
    await migrateJobs(jobs);
  } finally {
    await endPools({ sql: client, jobs }, { timeout: 5 });
  }
}

async function runMigrations(db: Connection['db'], upTo: string | undefined): Promise<void> {
  if (upTo === undefined) return migrate(db, { migrationsFolder: MIGRATIONS });
  const folder = await copyMigrations(upTo);
  await migrate(db, { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

/**
 * Refuses an outdated schema, for a gateway that may not migrate.
 * @throws {StartupError} naming the first missing migration.
 */
export async function assertSchemaCurrent(connection: Pick<Connection, 'db' | 'sql'>): Promise<void> {
  const [missing] = await findPending(connection);
  if (missing) {
    throw new StartupError(
      `The database lacks the migration ${missing} and MIGRATE is off. Start once without MIGRATE=off.`,
    );
  }
  await assertJobsCurrent(connection.sql);
}

/** Names of the migrations that the database does not have yet. */
async function findPending({ db }: Pick<Connection, 'db'>): Promise<string[]> {
  const [applications, { entries }] = await Promise.all([readApplied(db), readJournal()]);
  const done = new Map(applications.map(({ created_at, hash }) => [created_at, hash]));
  const pending: string[] = [];
  for (const { when, tag } of entries) {
    const hash = done.get(when);
    if (hash === undefined) pending.push(tag);
    else if (hash !== (await getHash(tag))) {
      throw new StartupError(`The migration ${tag} was changed after it had been applied. Write a new one instead.`);
    }
  }
  return pending;
}

async function readApplied(db: Connection['db']): Promise<z.infer<typeof applied>> {
  const [known] = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`);
  if (!known?.made) return [];
  return applied.parse(await db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations`));
}

async function getHash(tag: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(MIGRATIONS, `${tag}.sql`)))
    .digest('hex');
}
