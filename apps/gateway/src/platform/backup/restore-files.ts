import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { StartupError } from '../startup-error.ts';
import type { Checksums } from './checksums.ts';
import { FILES_FOLDER, listStoredFiles } from './copy-files.ts';

/** Files that are written at the same time. */
const PARALLEL = 4;

/** @throws {StartupError} naming a file, where the storage has one. */
export async function assertNoFiles(disk: Disk): Promise<void> {
  for await (const key of listStoredFiles(disk)) {
    throw new StartupError(`The storage is not empty: it has ${key}. Restore into an empty one.`);
  }
}

/** Writes the files of a backup into the storage; those that an interrupted restore has written stay. */
export async function restoreFiles(backup: string, sums: Checksums, disk: Disk): Promise<void> {
  const listed = sums.entries();
  async function work(): Promise<void> {
    for (const [path, sum] of listed) {
      if (!path.startsWith(`${FILES_FOLDER}/`)) continue;
      const key = path.slice(FILES_FOLDER.length + 1);
      if ((await hashStored(disk, key)) === sum) continue;
      await writeStored(disk, key, join(backup, path));
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

async function writeStored(disk: Disk, key: string, source: string): Promise<void> {
  const { size } = await stat(source);
  // A bucket accepts no stream of unknown length, and for the driver 0 is no length.
  if (size === 0) await disk.put(key, new Uint8Array());
  else await disk.putStream(key, createReadStream(source), { contentLength: size });
}

async function hashStored(disk: Disk, key: string): Promise<string | null> {
  if (!(await disk.exists(key))) return null;
  const hash = createHash('sha256');
  await pipeline(await disk.getStream(key), hash);
  return hash.digest('hex');
}
