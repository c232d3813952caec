import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type { DatabaseContent } from '../database/copy/content.ts';
import { StartupError } from '../startup-error.ts';
import { type Checksums, hashFile, readChecksums } from './checksums.ts';
import { DATABASE_FOLDER, getRowsFile } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

/** Files that are verified at the same time. */
const PARALLEL = 2;

/**
 * Verifies every file of a backup and returns the list of them.
 * @throws {StartupError} naming the first file that is missing or was changed.
 */
export async function verifyBackup(backup: string, manifest: Manifest): Promise<Checksums> {
  const sums = await readChecksums(backup, manifest.checksums);
  for (const table of manifest.tables) {
    const path = `${DATABASE_FOLDER}/${getRowsFile(table)}`;
    if (!sums.has(path)) throw new StartupError(`The backup lacks ${path}.`);
  }
  const listed = sums.entries();
  async function work(): Promise<void> {
    for (const [path, expected] of listed) {
      const sum = await hashFile(join(backup, path)).catch((error: unknown) => String(error));
      if (sum !== expected) throw new StartupError(`${join(backup, path)} is missing or was changed.`);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return sums;
}

/** The database of a backup, to be loaded. */
export function readBackup(backup: string, { migration, jobsVersion, tables, sequences }: Manifest): DatabaseContent {
  return {
    migration,
    jobsVersion,
    tables,
    sequences,
    readRows: async (table) =>
      // The callback prevents an error from ending the process; it reaches the reader through the returned stream.
      pipeline(
        createReadStream(join(backup, DATABASE_FOLDER, getRowsFile(table))),
        createZstdDecompress(),
        () => undefined,
      ),
  };
}
