import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { emptyDatabase } from '../../test/database.ts';
import { noSettings } from '../../test/no-settings.ts';
import { quiet } from '../../test/quiet.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';

/** Enough that a command is killed while it copies them. */
const FILES = 400;

let folder: string;
let app: TestApp;
let targets: Awaited<ReturnType<typeof emptyDatabase>>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-interrupted-'));
  app = await testApp({ env: { WORKERS: 'off' } });
  const { files } = app.deps.storage;
  for (let id = 0; id < FILES; id++) await files.put(`media/${id}.m4s`, Buffer.alloc(20_000, id % 256));
});
afterEach(async () => {
  for (const target of targets) await target.close();
  targets = [];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function createTarget() {
  const target = await emptyDatabase();
  targets.push(target);
  return target;
}

/** Starts the operator's program as a shell would. */
function startOperator(words: readonly string[], env: Record<string, string>) {
  const program = join(import.meta.dirname, 'main.ts');
  const options = { env: { ...noSettings, PATH: process.env.PATH, ...env }, stdio: 'ignore' as const };
  return spawn(process.execPath, [program, ...words], options);
}

/** Kills a program once a condition holds; fails where it has ended before. */
async function killWhen(child: ReturnType<typeof startOperator>, condition: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(condition, { timeout: 30_000, interval: 2 });
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

const run = async (lines: AsyncIterable<string>) => {
  const printed: string[] = [];
  for await (const line of lines) printed.push(line);
  return printed;
};

const countFiles = (path: string) => readdir(path).then((names) => expect(names.length).toBeGreaterThan(20));

test('a backup that is killed does not count as complete, and continues when it is started again', async () => {
  const backup = join(folder, 'killed-backup');
  const { host, user, password, database } = app.address;
  const server = { PGHOST: host, PGUSER: user, PGPASSWORD: password, DATABASE_URL: `postgres:///${database}` };
  const child = startOperator(['backup', backup], { ...server, DATA_DIR: app.deps.config.dataDir });
  await killWhen(child, () => countFiles(join(backup, 'files/media')));

  const { env } = await createTarget();
  const config = readConfig({ DATA_DIR: join(folder, 'data-1'), ...env });
  await expect(run(restoreCommand.read([backup])({ config, log: quiet }))).rejects.toThrow('holds no whole backup');

  const [, files] = await run(backupCommand.read([backup])(app.deps));
  expect(Number(/; (\d+) were there already$/.exec(files ?? '')?.[1])).toBeGreaterThan(10);
  await run(restoreCommand.read([backup])({ config, log: quiet }));
  expect(await readdir(join(config.dataDir, 'files/media'))).toHaveLength(FILES);
});

test('a restore that is killed prevents every gateway from starting, and continues when it is started again', async () => {
  const backup = join(folder, 'backup');
  await run(backupCommand.read([backup])(app.deps));
  const target = await createTarget();
  const dataDir = join(folder, 'data-2');
  const config = readConfig({ DATA_DIR: dataDir, ...target.env });
  const child = startOperator(['restore', backup], { ...target.server, ...target.env, DATA_DIR: dataDir });
  await killWhen(child, () => countFiles(join(dataDir, 'files/media')));

  await expect(openDatabase({ ...config, poolSize: 1, log: quiet })).rejects.toThrow(
    'A restore of the database was interrupted.',
  );
  const other = join(folder, 'other');
  await run(backupCommand.read([other])(app.deps));
  await expect(run(restoreCommand.read([other])({ config, log: quiet }))).rejects.toThrow(
    'The restore of another backup was interrupted here.',
  );

  await run(restoreCommand.read([backup])({ config, log: quiet }));
  const { files } = await openStorage(config);
  for (let id = 0; id < FILES; id += 50) {
    expect(Buffer.from(await files.getBytes(`media/${id}.m4s`)).equals(Buffer.alloc(20_000, id % 256))).toBe(true);
  }
  const count = `select count(*)::int as rows from resource`;
  expect(await target.sql.unsafe(count)).toEqual(await app.deps.sql.unsafe(count));
  expect(await target.sql`select to_regclass('restore.unfinished') as mark`).toEqual([{ mark: null }]);
});
