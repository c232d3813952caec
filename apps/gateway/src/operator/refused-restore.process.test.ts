import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { createRestoreTarget, runBackup, runRestore } from '../../test/backups.ts';
import { emptyDatabase } from '../../test/database.ts';
import { openStorage } from '../platform/storage/storage.ts';

let folder: string;
let app: TestApp;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-restore-'));
  app = await testApp();
  await app.deps.storage.files.put('pictures/one.webp', 'one');
  backup = join(folder, 'backup');
  await runBackup(app.deps, backup);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const createTarget = (env?: Record<string, string>) => createRestoreTarget(folder, env);

const FORGED = { schema: 'public', name: 'account', columns: [{ name: 'id', type: 'text); drop table account; --' }] };

describe('a damaged backup is refused before anything is written', () => {
  const damages: [string, (source: string) => Promise<void>, RegExp][] = [
    [
      'a changed file',
      (source) => writeFile(join(source, 'files/pictures/one.webp'), 'two'),
      /one\.webp is missing or was changed/,
    ],
    ['a missing file', (source) => rm(join(source, 'files/pictures/one.webp')), /one\.webp is missing or was changed/],
    [
      'truncated rows',
      (source) => truncate(join(source, 'database/public.resource.copy.zst'), 1000),
      /public\.resource\.copy\.zst is missing/,
    ],
    ['a changed list', (source) => writeFile(join(source, 'SHA256SUMS'), ''), /SHA256SUMS is damaged/],
    ['no manifest', (source) => rm(join(source, 'manifest.json')), /holds no whole backup/],
    ['a broken manifest', (source) => truncate(join(source, 'manifest.json'), 100), /manifest\.json is damaged/],
    ['a newer format', (source) => changeManifest(source, { format: 2 }), /newer Osteon \(format 2\)/],
    ['a statement for a type', (source) => changeManifest(source, { tables: [FORGED] }), /manifest\.json is damaged/],
    ['another secret', (source) => changeManifest(source, { secretCheck: 'x' }), /not that of the backup/],
  ];

  test.each(damages)('%s', async (_what, damage, line) => {
    const source = join(folder, `damaged-${Math.random()}`);
    await cp(backup, source, { recursive: true });
    await damage(source);
    const target = createTarget();
    await expect(runRestore(source, target)).rejects.toThrow(line);
    await expect(stat(target.config.dataDir)).rejects.toThrow('ENOENT');
  });
});

async function changeManifest(source: string, change: object): Promise<void> {
  const file = join(source, 'manifest.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...change }));
}

describe('a restore is refused', () => {
  test('into a database with a table', async () => {
    const database = await emptyDatabase();
    await database.sql`create table kept (id int)`;
    await expect(runRestore(backup, createTarget(database.env))).rejects.toThrow(
      'The database is not empty: it has the table public.kept. Restore into an empty one.',
    );
    await database.close();
  });

  test('into a storage with a file', async () => {
    const database = await emptyDatabase();
    const target = createTarget(database.env);
    const { files } = await openStorage(target.config);
    await files.put('a/b.txt', 'x');
    await expect(runRestore(backup, target)).rejects.toThrow('The storage is not empty: it has a/b.txt.');
    await database.close();
  });

  test('under another SECRET, and without one where the backup is of an installation with SECRET', async () => {
    const SECRET = 'another secret of the tests, 32 up';
    await expect(runRestore(backup, createTarget({ SECRET }))).rejects.toThrow(/^SECRET is not that of the backup/);
    const source = join(folder, 'with-secret');
    await runBackup({ ...app.deps, config: { ...app.deps.config, secret: SECRET } }, source);
    expect(await readdir(source)).not.toContain('secret');
    await expect(runRestore(source, createTarget())).rejects.toThrow(/Set SECRET to the same value/);
  });

  test('of the content of a newer Osteon', async () => {
    const source = join(folder, 'newer');
    await cp(backup, source, { recursive: true });
    await changeManifest(source, { migration: '29990101000000_future' });
    const database = await emptyDatabase();
    await expect(runRestore(source, createTarget(database.env))).rejects.toThrow(
      'The content has the migration 29990101000000_future of a newer Osteon.',
    );
    await database.close();
  });
});
