import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { StartupError } from '../startup-error.ts';
import { type Checksums, hashFile } from './checksums.ts';

/** Folder of the files in a backup. */
export const FILES_FOLDER = 'files';

/** Files that are copied at the same time. */
const PARALLEL = 4;

/** Coarsest time stamps of a file system that backups are written to, in milliseconds. */
const TIME_STEP_MS = 2000;

/** Names that a line of the list of checksums cannot hold, or that lead out of the folder. */
const UNSAFE = /[\\\n\r]|(^|\/)\.\.?(\/|$)/;

/** Counts of copied files; `kept` files were there already. */
export interface CopiedFiles {
  readonly sums: Checksums;
  readonly bytes: number;
  readonly unchanged: number;
}

/**
 * Copies all files of a disk into a backup. A file that an earlier run has copied is retained where size, time and (if
 * it is in `previous`) checksum agree (rules/backup#files).
 */
export async function copyFiles(disk: Disk, backup: string, previous: Checksums): Promise<CopiedFiles> {
  const sums = new Map<string, string>();
  const total = { bytes: 0, unchanged: 0 };
  const listed = listStoredFiles(disk);

  async function work(): Promise<void> {
    for (let next = await listed.next(); !next.done; next = await listed.next()) {
      const key = next.value;
      const path = `${FILES_FOLDER}/${key}`;
      if (UNSAFE.test(key)) throw new StartupError(`The file ${key} has a name that cannot be backed up.`);
      const file: StoredFile = { disk, key, target: join(backup, path) };
      const copy = (await findCopy(file, previous.get(path))) ?? (await copyFile(file));
      if (!copy) continue;
      sums.set(path, copy.sum);
      total.bytes += copy.bytes;
      if (copy.isUnchanged) total.unchanged++;
    }
  }

  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { sums, ...total };
}

interface FileCopy {
  readonly sum: string;
  readonly bytes: number;
  readonly isUnchanged: boolean;
}

/** A file of the storage, and the path of its copy. */
interface StoredFile {
  readonly disk: Disk;
  readonly key: string;
  readonly target: string;
}

/** The copy that an earlier run made of a file; null where it has to be made. */
async function findCopy({ disk, key, target }: StoredFile, expected: string | undefined): Promise<FileCopy | null> {
  const copy = await stat(target).catch(() => null);
  if (!copy?.isFile()) return null;
  const { contentLength, lastModified } = await disk.getMetaData(key);
  const isSame = copy.size === contentLength && Math.abs(copy.mtimeMs - lastModified.getTime()) < TIME_STEP_MS;
  if (!isSame) return null;
  const sum = await hashFile(target);
  return expected === undefined || expected === sum ? { sum, bytes: copy.size, isUnchanged: true } : null;
}

/** Copies one file; null where it disappears or changes meanwhile, as then no row of the snapshot refers to it. */
async function copyFile({ disk, key, target }: StoredFile): Promise<FileCopy | null> {
  const unfinished = `${target}.part`;
  const hash = createHash('sha256');
  let bytes = 0;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    const { lastModified, contentLength } = await disk.getMetaData(key);
    await pipeline(
      await disk.getStream(key),
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    if (bytes !== contentLength) {
      if ((await disk.getMetaData(key)).contentLength !== contentLength) return null;
      throw new StartupError(`The file ${key} ended after ${bytes} of ${contentLength} bytes.`);
    }
    await utimes(unfinished, lastModified, lastModified);
    await rename(unfinished, target);
    return { sum: hash.digest('hex'), bytes, isUnchanged: false };
  } catch (error) {
    await rm(unfinished, { force: true });
    if (error instanceof StartupError || (await disk.exists(key))) throw error;
    return null;
  }
}

/** Removes files that earlier runs have copied and the storage no longer has. */
export async function removeOldFiles(backup: string, sums: Checksums): Promise<void> {
  const entries = await readdir(join(backup, FILES_FOLDER), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !sums.has(relative(backup, path))) await rm(path);
  }
}

/** Keys of all files of a disk, page by page. The list of a bucket has no sizes. */
export async function* listStoredFiles(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const object of page.objects) if (object.isFile) yield object.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
