import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { noSettings } from '../../../test/no-settings.ts';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { openLocalFiles, openStorage } from '../../platform/storage/storage.ts';

const FILES = 60;
let server: S3Server;
let database: TestDatabase;
let dataDir: string;
let local: Disk;
let bucket: Disk;

beforeAll(async () => {
  [server, database, dataDir] = await Promise.all([
    startS3Server(),
    testDatabase(),
    mkdtemp(join(tmpdir(), 'osteon-move-')),
  ]);
  local = openLocalFiles({ dataDir });
  bucket = (await openStorage({ dataDir, s3: server })).files;
  const paths = Array.from({ length: FILES }, (_, index) => `pictures/${index % 7}/${index}.webp`);
  await Promise.all(paths.map((path) => local.put(path, randomBytes(2000))));
  await local.put('media/film/hd/init.mp4', randomBytes(3_000_000));
});
afterAll(async () => {
  await Promise.all([server.close(), database.close()]);
  await rm(dataDir, { recursive: true });
});

/** Starts the command as a shell would. */
function startCommand(words: readonly string[] = ['move'], env: Readonly<Record<string, string>> = server.env) {
  const { host, user, password } = database.address;
  const connection = { PGHOST: host, PGUSER: user, PGPASSWORD: password };
  const program = [join(import.meta.dirname, '..', 'main.ts'), 'storage', ...words];
  return spawn(process.execPath, program, {
    env: {
      ...noSettings,
      ...connection,
      PATH: process.env.PATH,
      DATABASE_URL: `postgres:///${database.address.database}`,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finish(child: ReturnType<typeof startCommand>) {
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  return { code: child.exitCode, output, complaint: complaint.trim() };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

const countVerified = async () =>
  (await readFile(join(dataDir, `storage-move.${server.bucket}.jsonl`), 'utf8').catch(() => '')).split('\n').length - 1;

test('a move that is killed is continued, and every copy is verified', { timeout: 60_000 }, async () => {
  const killed = startCommand();
  await vi.waitFor(async () => expect(await countVerified()).toBeGreaterThan(10), { timeout: 20_000, interval: 5 });
  killed.kill('SIGKILL');
  await ended(killed);
  const before = await countVerified();
  expect(before).toBeLessThan(FILES);

  const { code, output, complaint } = await finish(startCommand());
  expect([code, complaint]).toEqual([0, '']);
  const [, copied, verified] = /(\d+) copied, (\d+) verified, 0 differ$/.exec(output.trim()) ?? [];
  expect(Number(verified)).toBeGreaterThanOrEqual(before);
  expect(Number(copied) + Number(verified)).toBe(FILES + 1);
  const film = 'media/film/hd/init.mp4';
  expect(Buffer.from(await bucket.getBytes(film)).equals(Buffer.from(await local.getBytes(film)))).toBe(true);
  expect(Buffer.from(await bucket.getBytes('pictures/0/7.webp'))).toEqual(
    Buffer.from(await local.getBytes('pictures/0/7.webp')),
  );
});

test('a corrupted copy is found, and what was deleted on either side does not come back', {
  timeout: 60_000,
}, async () => {
  await bucket.put('pictures/1/1.webp', randomBytes(2000));
  await bucket.delete('pictures/2/2.webp');
  await local.delete('pictures/3/3.webp');
  const found = await finish(startCommand());
  expect([found.code, found.complaint]).toEqual([
    1,
    '1 copies differ and were left; --differing replace replaces them.',
  ]);
  expect(found.output.trim().split('\n').slice(-4)).toEqual([
    expect.stringContaining(`0 copied, ${FILES - 2} verified, 1 differ`),
    '1 copies were deleted after an earlier run and are not copied again.',
    '1 copies are of files that are gone here; --orphans delete deletes them.',
    'differs: pictures/1/1.webp',
  ]);

  const settled = await finish(startCommand(['move', '--differing', 'replace', '--orphans', 'delete']));
  expect([settled.code, settled.output.includes('1 copied')]).toEqual([0, true]);
  const [copy, source] = await Promise.all([bucket, local].map((disk) => disk.getBytes('pictures/1/1.webp')));
  expect(Buffer.from(copy ?? [])).toEqual(Buffer.from(source ?? []));
  expect(await bucket.exists('pictures/2/2.webp')).toBe(false);
  expect(await bucket.exists('pictures/3/3.webp')).toBe(false);
});

test('one file is fetched from the bucket', { timeout: 60_000 }, async () => {
  const film = 'media/film/hd/init.mp4';
  const target = join(dataDir, 'film.mp4');
  expect(await finish(startCommand(['get', film, target]))).toEqual({ code: 0, output: `${target}\n`, complaint: '' });
  expect((await readFile(target)).equals(Buffer.from(await local.getBytes(film)))).toBe(true);
  expect((await finish(startCommand(['get', 'media/none', join(dataDir, 'none')]))).complaint).toBe(
    'There is no file media/none.',
  );
});

test('a storage that is away ends the command in one line', { timeout: 60_000 }, async () => {
  await server.stop();
  const { code, complaint } = await finish(startCommand());
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^The storage failed: .*Run the command again to continue\.$/),
  ]);
});

test('without a bucket the command says which settings are missing', async () => {
  const { code, complaint } = await finish(startCommand(['move'], {}));
  expect([code, complaint]).toEqual([1, 'There is no bucket to move to. Set S3_ENDPOINT and the other S3_* settings.']);
});
