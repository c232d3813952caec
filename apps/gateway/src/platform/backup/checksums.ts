import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';

/** Path below the backup's folder → SHA-256 in hexadecimal. */
export type Checksums = ReadonlyMap<string, string>;

/** The list of checksums; `sha256sum -c` reads it too. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** SHA-256 of a file in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the list and returns its own checksum. */
export async function writeChecksums(path: string, sums: Checksums): Promise<string> {
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, sum]) => `${sum}  ${file}\n`);
  await writeFile(path, lines.join(''), { mode: 0o600, flush: true });
  return hashFile(path);
}

/**
 * Reads the list of a backup.
 * @throws {StartupError} where it is not the list that the manifest was written for.
 */
export async function readChecksums(folder: string, expected: string): Promise<Checksums> {
  const path = join(folder, CHECKSUMS_FILE);
  const text = await readFile(path, 'utf8').catch(() => '');
  if (createHash('sha256').update(text).digest('hex') !== expected) throw new StartupError(`${path} is damaged.`);
  return new Map(
    text
      .split('\n')
      .map((line) => LINE.exec(line))
      .filter((parts) => parts !== null)
      .map(([, sum = '', file = '']) => [file, sum]),
  );
}
