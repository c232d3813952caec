import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';
import { readRange } from './read-range.ts';
import { openLocalFiles, openStorage } from './storage.ts';
import { isMissingFile, storageError } from './storage-error.ts';

/** More than two slices of a range of the bucket. */
const bytes = randomBytes(3_000_000);
const disks: { local?: Disk; bucket?: Disk } = {};
let server: S3Server;
let dataDir: string;

beforeAll(async () => {
  [server, dataDir] = await Promise.all([startS3Server(), mkdtemp(join(tmpdir(), 'osteon-disks-'))]);
  disks.local = (await openStorage({ dataDir, s3: null })).files;
  disks.bucket = (await openStorage({ dataDir, s3: server })).files;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

function open(name: keyof typeof disks): Disk {
  const disk = disks[name];
  if (!disk) throw new Error('The disk is not open.');
  return disk;
}

const listFiles = async (disk: Disk, folder: string) =>
  [...(await disk.listAll(folder, { recursive: true })).objects].map((file) => ('key' in file ? file.key : '')).sort();

test('files and folders are for the user of the gateway alone, whatever the data folder is', async () => {
  const readable = await mkdtemp(join(tmpdir(), 'osteon-readable-'));
  await chmod(readable, 0o755);
  await mkdir(join(readable, 'files'), { mode: 0o755 });
  const mask = process.umask(0o022);
  const disk = openLocalFiles({ dataDir: readable });
  await disk.put('some/folder/a.bin', bytes);
  process.umask(mask);
  const readMode = async (path: string) => (await stat(join(readable, 'files', path))).mode & 0o777;
  expect(await Promise.all(['', 'some', 'some/folder', '_unfinished'].map(readMode))).toEqual(Array(4).fill(0o700));
  expect(await readMode('some/folder/a.bin')).toBe(0o600);
  await rm(readable, { recursive: true });
});

describe.each(['local', 'bucket'] as const)('%s', (name) => {
  test('a stored file is read back, whole or in part', async () => {
    const disk = open(name);
    await disk.put('read/a.bin', bytes);
    await disk.putStream('read/b.bin', Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]), {
      contentLength: bytes.length,
    });
    expect(Buffer.from(await disk.getBytes('read/b.bin')).equals(bytes)).toBe(true);
    expect((await disk.getMetaData('read/a.bin')).contentLength).toBe(bytes.length);
    const part = await buffer(await readRange(disk, 'read/a.bin', { start: 500_000, end: 2_899_999 }));
    expect(part.equals(bytes.subarray(500_000, 2_900_000))).toBe(true);
    expect(await buffer(await readRange(disk, 'read//a.bin', { start: 0, end: 0 }))).toHaveLength(1);
  });

  test('a folder does not include others whose names start alike', async () => {
    const disk = open(name);
    await Promise.all(['folder/1/a', 'folder/1/b/c', 'folder/12/a', 'folder/1.txt'].map((path) => disk.put(path, 'x')));
    expect(await listFiles(disk, 'folder/1')).toEqual(['folder/1/a', 'folder/1/b/c']);
    await disk.deleteAll('folder/1');
    expect(await listFiles(disk, 'folder')).toEqual(['folder/1.txt', 'folder/12/a']);
  });

  test('a missing file is distinguished from an unavailable storage', async () => {
    const disk = open(name);
    const attempts = ['none', 'folder/none', 'a//b/..', 'x/%00', `folder/${'x'.repeat(2000)}`].flatMap((path) => [
      async () => disk.getMetaData(path),
      async () => disk.getBytes(path),
      async () => readRange(disk, path, { start: 0, end: 1 }),
    ]);
    for (const attempt of attempts) {
      const error = await attempt().catch((reason: unknown) => reason);
      expect([isMissingFile(error), storageError(error)]).toEqual([true, null]);
    }
    await disk.delete('none');
    await disk.deleteAll('none');
  });

  test('a file whose source breaks is not stored', async () => {
    const disk = open(name);
    await disk.put('broken/a', 'before');
    const source = () =>
      Readable.from(
        (function* () {
          yield bytes.subarray(0, 1000);
          throw new Error('lost');
        })(),
      );
    for (const path of ['broken/a', 'broken/b'])
      await expect(disk.putStream(path, source(), { contentLength: 2000 })).rejects.toThrow();
    expect(await disk.get('broken/a')).toBe('before');
    expect(await listFiles(disk, 'broken')).toEqual(['broken/a']);
  });
});

test('a folder of more files than one request deletes is emptied', async () => {
  const disk = open('bucket');
  const names = Array.from({ length: 60 }, (_, index) => `many/${index}`);
  const withSlot = pLimit(20);
  await Promise.all(names.map((path) => withSlot(() => disk.put(path, 'x'))));
  await disk.deleteAll('many');
  expect(await listFiles(disk, 'many')).toEqual([]);
});

test('unfinished files of the local disk are no part of it, and go after a day', async () => {
  const folder = join(dataDir, 'files', '_unfinished');
  await Promise.all(['old', 'new'].map((name) => writeFile(join(folder, name), 'x')));
  await utimes(join(folder, 'old'), 0, 0);
  expect((await listFiles(open('local'), '/')).some((path) => path.includes('unfinished'))).toBe(false);
  const disk = openLocalFiles({ dataDir });
  await disk.put('whole/a', 'x');
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['new']), 15_000);
});

test('an unavailable storage is reported, and used again once it is back', async () => {
  const disk = open('bucket');
  await disk.put('away', 'x');
  await server.stop();
  const error = await disk.getMetaData('away').catch((reason: unknown) => reason);
  expect([storageError(error), isMissingFile(error)]).toEqual(['storageUnavailable', false]);
  await server.restart();
  expect(await disk.get('away')).toBe('x');
});
