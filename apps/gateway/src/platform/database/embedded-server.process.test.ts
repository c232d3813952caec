import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quiet } from '../../../test/quiet.ts';
import { endHolder, getAddress, spawnHolder } from '../../../test/servers/held-server.ts';
import { StartupError } from '../startup-error.ts';
import { connect } from './connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { findProcess } from './processes.ts';
import { readServerLock } from './server-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const start = (dataDir: string): Promise<EmbeddedServer> => startEmbeddedServer({ dataDir, log: quiet });

async function serverPid(dataDir: string): Promise<number> {
  const lock = await readServerLock(join(dataDir, 'postgres', 'data'));
  if (!lock) throw new Error('the server does not run');
  return lock.pid;
}

describe('a fresh data folder', () => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await start(join(folder, 'fresh'));
  });
  afterAll(() => server.stop());

  test('is unreadable for other users', async () => {
    const mode = async (name: string) =>
      ((await stat(join(folder, 'fresh', 'postgres', name))).mode & 0o777).toString(8);
    expect([await mode('data'), await mode('password'), await mode('server.log')]).toEqual(['700', '600', '600']);
    expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, 'fresh', 'postgres'))).toEqual(['data', 'password', 'server.log', 'socket']);
  });

  test('refuses a wrong password, and the gateway can reach only its own database', async () => {
    const wrong = connect({ ...server.connection, password: 'wrong' }, { poolSize: 1, log: quiet });
    await expect(wrong.sql`select 1`).rejects.toMatchObject({ code: '28P01' });
    await wrong.sql.end();
    const { sql } = connect(server.connection, { poolSize: 1, log: quiet });
    expect(await sql`select rolsuper from pg_roles where rolname = current_user`).toEqual([{ rolsuper: false }]);
    await sql.end();
  });

  test('is UTF-8 and has trigrams of Chinese', async () => {
    const { sql } = connect(server.connection, { poolSize: 1, log: quiet });
    await sql`create extension pg_trgm`;
    expect(
      await sql`select current_setting('server_encoding') as encoding, show_trgm('舟骨骨折') <> '{}' as trigrams`,
    ).toEqual([{ encoding: 'UTF8', trigrams: true }]);
    await sql.end();
  });
});

test('a second gateway on the folder is refused by the process id of the first', async () => {
  const dataDir = join(folder, 'second');
  const holder = spawnHolder(dataDir);
  await getAddress(holder);
  await expect(start(dataDir)).rejects.toThrow(
    new StartupError(`The data folder ${dataDir} is in use by another gateway, PID ${holder.pid}.`),
  );
  await endHolder(holder, 'SIGTERM');
});

test('of two gateways that start at the same time one gets the folder', async () => {
  const dataDir = join(folder, 'race');
  const holders = [spawnHolder(dataDir), spawnHolder(dataDir)];
  const [loser] = await Promise.race(holders.map(async (holder) => [holder, await once(holder, 'exit')] as const));
  const winner = holders.find((holder) => holder !== loser);
  expect(loser.exitCode).toBe(1);
  expect(winner?.exitCode).toBeNull();
  const lock = await readServerLock(join(dataDir, 'postgres', 'data'));
  expect((await findProcess(lock?.pid ?? 0))?.parent).toBe(winner?.pid);
  if (winner) await endHolder(winner, 'SIGTERM');
});

test('nothing that was acknowledged is lost when the gateway is killed under writes', async () => {
  const dataDir = join(folder, 'killed');
  let acknowledged = 0;
  for (let round = 0; round < 3; round++) {
    const holder = spawnHolder(dataDir);
    const { sql } = connect(await getAddress(holder), { poolSize: 4, log: quiet });
    await sql`create table if not exists written (id serial primary key)`;
    const [before] = await sql<[{ count: number }]>`select count(*)::int as count from written`;
    expect(before.count).toBeGreaterThanOrEqual(acknowledged);
    for (let row = 0; row < 200; row++) await sql`insert into written default values`;
    acknowledged = before.count + 200;
    const writing = (async () => {
      for (;;) {
        await sql`insert into written default values`;
        acknowledged++;
      }
    })();
    const broken = writing.then(
      () => 'ended',
      () => 'broken off',
    );
    await endHolder(holder, 'SIGKILL');
    const next = await start(dataDir);
    expect(await broken).toBe('broken off');
    await sql.end({ timeout: 0 });
    await next.stop();
  }
});

test('a killed server is restarted at the same socket', async () => {
  const dataDir = join(folder, 'back');
  const server = await start(dataDir);
  const { sql } = connect(server.connection, { poolSize: 2, log: quiet });
  await sql`create table kept as select 1 as id`;
  const killed = await serverPid(dataDir);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(async () => expect(await serverPid(dataDir)).not.toBe(killed), { timeout: 15_000 });
  await vi.waitFor(async () => expect(await sql`select id from kept`).toEqual([{ id: 1 }]), { timeout: 15_000 });
  await sql.end();
  await server.stop();
});

test.each(['', 'data/PG_VERSION', 'data/base/1'])(
  'a first start killed once it had made "%s" leaves room for the next',
  async (name) => {
    const dataDir = await mkdtemp(join(folder, 'half-'));
    const holder = spawnHolder(dataDir);
    await vi.waitFor(() => stat(join(dataDir, `postgres.new-${holder.pid}`, name)), { timeout: 15_000, interval: 1 });
    await endHolder(holder, 'SIGKILL');
    const server = await start(dataDir);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await server.stop();
  },
);

test('a lock file with the id of an unrelated process does not prevent a start', async () => {
  const dataDir = join(folder, 'foreign');
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), `${process.pid}\n`);
  const server = await start(dataDir);
  expect(await serverPid(dataDir)).not.toBe(process.pid);
  await server.stop();
});

test('a folder that cannot be used is refused in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(/^The data folder .*file cannot be used: ENOTDIR[^\n]*$/);
  await expect(start(join(file, 'below'))).rejects.toThrow(StartupError);
});

test("the error contains the server's own message", async () => {
  const dataDir = join(folder, 'broken');
  await (await start(dataDir)).stop();
  const settings = join(dataDir, 'postgres', 'data', 'postgresql.conf');
  await writeFile(settings, `${await readFile(settings, 'utf8')}\nno_such_setting = 1\n`);
  await chmod(settings, 0o600);
  await expect(start(dataDir)).rejects.toThrow(/^PostgreSQL did not start: .*configuration file.*$/);
});
