import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { createRestoreTarget, runBackup, runRestore } from '../../test/backups.ts';
import { emptyDatabase, type TestDatabase } from '../../test/database.ts';
import { quiet } from '../../test/quiet.ts';
import { startS3Server } from '../../test/servers/s3-server.ts';
import { createUnsubscribeLinks } from '../modules/unsubscribe/unsubscribe-links.ts';
import { readManifest } from '../platform/backup/manifest.ts';
import { verifyBackup } from '../platform/backup/read-backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { keysFrom, openSecret } from '../platform/crypto/secret.ts';
import { connect } from '../platform/database/connect.ts';
import { startEmbeddedServer } from '../platform/database/embedded-server.ts';
import { assertSchemaCurrent } from '../platform/database/migrate.ts';
import { runDailyJob } from '../platform/jobs/run-daily-job.ts';
import { StartupError } from '../platform/startup-error.ts';
import { isFileRemovalPaused, withFileRemovalPaused } from '../platform/storage/file-removal.ts';
import { openStorage } from '../platform/storage/storage.ts';

const ACCOUNT = '13900000001';
let folder: string;
let app: TestApp;
let backup: string;
let links: ReturnType<typeof createUnsubscribeLinks>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-backup-'));
  app = await testApp({ poolSize: 6 });
  const { files } = app.deps.storage;
  await files.put('pictures/one.webp', 'one');
  await files.put('media/a/init.mp4', Buffer.alloc(300_000, 7));
  links = createUnsubscribeLinks({ ...app.deps, keyFor: keysFrom(await openSecret(app.deps.config)) });
  backup = join(folder, 'backup');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const makeBackup = (target: string) => runBackup(app.deps, target);
const createTarget = (env?: Record<string, string>) => createRestoreTarget(folder, env);

/** A hash of all rows of each table. */
async function hashRows({ sql }: Pick<TestDatabase, 'sql'>): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
  const hashes: Record<string, string> = {};
  for (const { name } of tables.filter((table) => table.name !== 'last_backup')) {
    const [row] = await sql`
      select md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as hash from ${sql(name)} t`;
    hashes[name] = String(row?.hash);
  }
  return hashes;
}

describe('a backup into an empty embedded installation', () => {
  test('restores the same rows, files, secret and numbers', async () => {
    expect(await makeBackup(backup)).toEqual([
      expect.stringMatching(/^Database: \d+ tables, /),
      expect.stringMatching(/^Files: 2, .*; 0 were there already$/),
      `The backup in ${backup} is whole.`,
    ]);
    const before = await hashRows(app.deps);
    const target = createTarget();
    expect((await runRestore(backup, target)).at(-1)).toBe('The database is restored. The portal can be started.');

    const server = await startEmbeddedServer({ dataDir: target.config.dataDir, log: quiet });
    const restored = connect(server.connection, { poolSize: 2, log: quiet });
    expect(await hashRows(restored)).toEqual(before);
    await assertSchemaCurrent(restored);
    const [numbers] = await restored.sql`
      select (select max(id) from login_record) as last, nextval(pg_get_serial_sequence('login_record', 'id')) as next`;
    expect(Number(numbers?.next)).toBeGreaterThan(Number(numbers?.last));
    await restored.sql.end();

    const { files } = await openStorage(target.config);
    expect(await files.get('pictures/one.webp')).toBe('one');
    expect((await files.getBytes('media/a/init.mp4')).length).toBe(300_000);
    const other = createUnsubscribeLinks({ ...target, keyFor: keysFrom(await openSecret(target.config)) });
    const link = new URL(links.buildLink('doctor@hospital.example'));
    expect(other.isSigned('doctor@hospital.example', link.searchParams.get('sign') ?? '')).toBe(true);

    const next = await testApp({ beside: { address: server.connection } });
    await next.login(ACCOUNT);
    await next.close();
    await server.stop();
  });

  test('can be read by its owner alone, and is verified by sha256sum', async () => {
    const mode = async (name: string) => ((await stat(join(backup, name))).mode & 0o777).toString(8);
    expect(await Promise.all(['', 'database', 'files/media/a'].map(mode))).toEqual(['700', '700', '700']);
    const names = [
      'manifest.json',
      'SHA256SUMS',
      'secret',
      'database/public.account.copy.zst',
      'files/pictures/one.webp',
    ];
    expect(new Set(await Promise.all(names.map(mode)))).toEqual(new Set(['600']));
    expect((await readdir(backup)).sort()).toEqual(['SHA256SUMS', 'database', 'files', 'manifest.json', 'secret']);
  });
});

test('a backup under writes is a snapshot of one time', async () => {
  const { sql } = app.deps;
  await sql`insert into rate_limit (key, points) values ('sum-a', 500), ('sum-b', 500)`;
  let stopped = false;
  const writing = (async () => {
    for (let id = 0; !stopped; id++) {
      await sql.begin(async (tx) => {
        await tx`insert into unsubscription (email, created_at) values (${`${id}@pairs.example`}, now())`;
        await tx`update rate_limit set points = points - 1 where key = 'sum-a'`;
        await tx`update rate_limit set points = points + 1 where key = 'sum-b'`;
        await tx`insert into rate_limit (key, points) values (${`pair-${id}`}, 0)`;
      });
    }
    return sql`select count(*)::int as pairs from rate_limit where key like 'pair-%'`;
  })();
  const countPairs = async () => (await sql`select from rate_limit where key like 'pair-%'`).length;
  await expect.poll(countPairs).toBeGreaterThan(5);
  const source = join(folder, 'under-writes');
  await makeBackup(source);
  stopped = true;
  const [written] = await writing;

  const database = await emptyDatabase();
  await runRestore(source, createTarget(database.env));
  const [shown] = await database.sql`
    select
      (select count(*)::int from rate_limit where key like 'pair-%') as words,
      (select count(*)::int from unsubscription where email like '%@pairs.example') as mails,
      (select sum(points)::int from rate_limit where key like 'sum-%') as points
  `;
  expect(shown).toEqual({ words: shown?.mails, mails: shown?.mails, points: 1000 });
  expect(shown?.words).toBeGreaterThan(5);
  expect(shown?.words).toBeLessThanOrEqual(Number(written?.pairs));
  await database.close();
});

describe('a second run into the same folder', () => {
  test('copies new files, deletes removed ones, and repairs damaged ones', async () => {
    const target = join(folder, 'again');
    const { files } = app.deps.storage;
    await files.put('pictures/old.webp', 'old');
    await makeBackup(target);
    await files.delete('pictures/old.webp');
    await files.put('pictures/new.webp', 'new');
    const copy = join(target, 'files/media/a/init.mp4');
    const { mtime } = await stat(copy);
    await writeFile(copy, Buffer.alloc(300_000, 8));
    await utimes(copy, mtime, mtime);
    expect((await makeBackup(target))[1]).toMatch(/^Files: 3, .*; 1 were there already$/);
    expect((await readdir(join(target, 'files/pictures'))).sort()).toEqual(['new.webp', 'one.webp']);
    await verifyBackup(target, await readManifest(target));
  });

  test('leaves the earlier backup whole until the new one is', async () => {
    const target = join(folder, 'broken-off');
    await makeBackup(target);
    const { storage } = app.deps;
    const failing = { ...app.deps, storage: { ...storage, files: storage.files } };
    vi.spyOn(storage.files, 'listAll').mockRejectedValueOnce(new Error('the storage is away'));
    await expect(runBackup(failing, target)).rejects.toThrow('the storage is away');
    await verifyBackup(target, await readManifest(target));
  });

  test.each([
    ['another folder', () => folder, /is neither empty nor a backup: it has /],
    ['the data folder', () => app.deps.config.dataDir, /is inside the data folder/],
    ['a folder below it', () => join(app.deps.config.dataDir, 'files', 'x'), /is inside the data folder/],
  ])('is refused for %s', async (_what, target, line) => {
    await expect(makeBackup(target())).rejects.toThrow(line);
  });
});

// Two servers of Swift's and of a database start for it.
test('the files of a bucket are backed up, and restored into another bucket', async () => {
  const server = await startS3Server();
  const storage = await openStorage(readConfig(server.env));
  const contents = { 'media/a/0.m4s': Buffer.alloc(1_500_000, 3), 'pictures/empty.webp': Buffer.alloc(0) };
  for (const [key, bytes] of Object.entries(contents)) await storage.files.put(key, bytes);
  const source = join(folder, 'of-a-bucket');
  const make = () => runBackup({ ...app.deps, storage }, source);
  expect((await make())[1]).toMatch(/^Files: 2, .*; 0 were there already$/);
  expect((await make())[1]).toMatch(/^Files: 2, .*; 2 were there already$/);
  const other = await server.createBucket();
  const database = await emptyDatabase();
  const target = createTarget({ ...database.env, ...other.env });
  await runRestore(source, target);
  const { files } = await openStorage(target.config);
  for (const [key, bytes] of Object.entries(contents)) {
    expect(Buffer.from(await files.getBytes(key)).equals(bytes)).toBe(true);
  }
  await database.close();
  await server.close();
});

test('an operation that the system refuses is one line', async () => {
  await expect(makeBackup('/dev/null/backup')).rejects.toThrow(
    new StartupError(
      "The backup failed: ENOTDIR: not a directory, mkdir '/dev/null/backup'. Start it again to continue.",
    ),
  );
});

test('jobs that remove files wait while a backup runs', async () => {
  const { db } = app.deps;
  let removed = 0;
  const job = { name: 'removal', removesFiles: true, batch: async () => ++removed < 0 } as const;
  const stop = new AbortController();
  await withFileRemovalPaused(db, async () => {
    const waiting = runDailyJob(app.deps, job, stop.signal);
    setTimeout(() => stop.abort(), 200);
    await expect(waiting).rejects.toThrow(/abort/);
    expect(removed).toBe(0);
  });
  await runDailyJob(app.deps, job, new AbortController().signal);
  expect(removed).toBe(1);
});

test('files are removed again once the backup has ended, and two backups do not run at once', async () => {
  const { db } = app.deps;
  const isPaused = () => db.transaction((tx) => isFileRemovalPaused(tx));
  await withFileRemovalPaused(db, async () => {
    expect(await isPaused()).toBe(true);
    await expect(makeBackup(join(folder, 'second'))).rejects.toThrow('Another backup of this installation is running.');
  });
  expect(await isPaused()).toBe(false);
});
