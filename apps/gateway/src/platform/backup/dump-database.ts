import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { CopiedTable, DatabaseContent } from '../database/copy/content.ts';
import { gatherRows } from '../database/copy/copy-rows.ts';
import type { Checksums } from './checksums.ts';

/** Folder of the rows in a backup. */
export const DATABASE_FOLDER = 'database';

/** Name of the file of a table's rows. */
export function getRowsFile({ schema, name }: CopiedTable): string {
  return `${schema}.${name}.copy.zst`;
}

/** Writes the rows of a database into a new folder, one file for each table; returns their checksums and bytes. */
export async function dumpDatabase(
  content: DatabaseContent,
  folder: string,
): Promise<{ sums: Checksums; bytes: number }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const sums = new Map<string, string>();
  let bytes = 0;
  for (const table of content.tables) {
    const file = getRowsFile(table);
    const hash = createHash('sha256');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const target = createWriteStream(join(folder, file), { mode: 0o600, flush: true });
    await pipeline(await content.readRows(table), gatherRows, createZstdCompress(), measure, target);
    sums.set(`${DATABASE_FOLDER}/${file}`, hash.digest('hex'));
  }
  return { sums, bytes };
}
