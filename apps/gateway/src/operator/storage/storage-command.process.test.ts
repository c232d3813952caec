import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getChildEnvironment } from '../../../test/child-gateway.ts';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { holdWrites } from '../../../test/servers/held-storage.ts';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';
import { openLocalFiles, openStorage } from '../../platform/storage/storage.ts';
import { runOperator } from '../run-operator.ts';

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

const getEnv = () => ({ ...getChildEnvironment(database.address), DATA_DIR: dataDir, ...server.env });

/** Runs the command in this process. */
async function runCommand(words: readonly string[] = ['move'], more: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const output = { log: (line: string) => lines.push(line), error: (line: string) => complaints.push(line) };
  const { host, user, password } = database.address;
  for (const [name, value] of Object.entries({ PGHOST: host, PGUSER: user, PGPASSWORD: password })) {
    vi.stubEnv(name, value);
  }
  const code = await runOperator(['storage', ...words], { ...getEnv(), ...more }, output);
  return { code, lines, complaint: complaints.join('\n') };
}

const countVerified = async () =>
  (await readFile(join(dataDir, `storage-move.${server.bucket}.jsonl`), 'utf8').catch(() => '')).split('\n').length - 1;

test('a move that is killed is continued, and every copy is verified', async () => {
  const program = join(import.meta.dirname, '..', 'main.ts');
  const held = await holdWrites(server.endpoint, 20);
  const env = { ...getEnv(), S3_ENDPOINT: held.endpoint };
  const killed = spawn(process.execPath, [program, 'storage', 'move'], { env, stdio: 'ignore' });
  await vi.waitFor(async () => expect(await countVerified()).toBeGreaterThan(10), { timeout: 90_000, interval: 20 });
  const exited = once(killed, 'exit');
  killed.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
  held.close();
  const before = await countVerified();
  expect(before).toBeLessThanOrEqual(20);

  const { code, lines, complaint } = await runCommand();
  expect([code, complaint]).toEqual([0, '']);
  const [, copied, verified] = /(\d+) copied, (\d+) verified, 0 differ$/.exec(lines.at(-1) ?? '') ?? [];
  expect(Number(verified)).toBeGreaterThanOrEqual(before);
  expect(Number(copied) + Number(verified)).toBe(FILES + 1);
  const file = 'media/film/hd/init.mp4';
  expect(Buffer.from(await bucket.getBytes(file)).equals(Buffer.from(await local.getBytes(file)))).toBe(true);
  expect(Buffer.from(await bucket.getBytes('pictures/0/7.webp'))).toEqual(
    Buffer.from(await local.getBytes('pictures/0/7.webp')),
  );
});

test('a corrupted copy is found, and a file that was deleted on either side does not come back', async () => {
  await bucket.put('pictures/1/1.webp', randomBytes(2000));
  await bucket.delete('pictures/2/2.webp');
  await local.delete('pictures/3/3.webp');
  const found = await runCommand();
  expect([found.code, found.complaint]).toEqual([
    1,
    '1 copies differ and were left; --differing replace replaces them.',
  ]);
  expect(found.lines.slice(-4)).toEqual([
    expect.stringContaining(`0 copied, ${FILES - 2} verified, 1 differ`),
    '1 copies were deleted after an earlier run and are not copied again.',
    '1 copies are of files that are gone here; --orphans delete deletes them.',
    'differs: pictures/1/1.webp',
  ]);

  const printed = await runCommand(['move', '--differing', 'replace', '--orphans', 'delete']);
  expect([printed.code, printed.lines.join('\n').includes('1 copied')]).toEqual([0, true]);
  const [copy, source] = await Promise.all([bucket, local].map((disk) => disk.getBytes('pictures/1/1.webp')));
  expect(Buffer.from(copy ?? [])).toEqual(Buffer.from(source ?? []));
  expect(await bucket.exists('pictures/2/2.webp')).toBe(false);
  expect(await bucket.exists('pictures/3/3.webp')).toBe(false);
});

test('one file is fetched from the bucket', async () => {
  const file = 'media/film/hd/init.mp4';
  const target = join(dataDir, 'film.mp4');
  expect(await runCommand(['get', file, target])).toEqual({ code: 0, lines: [target], complaint: '' });
  expect((await readFile(target)).equals(Buffer.from(await local.getBytes(file)))).toBe(true);
  expect((await runCommand(['get', 'media/none', join(dataDir, 'none')])).complaint).toBe(
    'There is no file media/none.',
  );
});

test('an unavailable storage ends the command in one line', async () => {
  await server.stop();
  const { code, complaint } = await runCommand();
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^The storage failed: .*Run the command again to continue\.$/),
  ]);
});

test('without a bucket the command lists the missing settings', async () => {
  const { code, complaint } = await runCommand(
    ['move'],
    Object.fromEntries(Object.keys(server.env).map((name) => [name, ''])),
  );
  expect([code, complaint]).toEqual([1, 'There is no bucket to move to. Set S3_ENDPOINT and the other S3_* settings.']);
});
