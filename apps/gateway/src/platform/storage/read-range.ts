import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange } from './byte-range.ts';

/** Reads a part of a file, as flydrive reads whole files only. */
export async function readRange({ driver }: Disk, path: string, { start, end }: ByteRange): Promise<Readable> {
  if (!(driver instanceof FSDriver)) throw new TypeError('Only a local disk serves files of this size.');
  const { location } = driver.options;
  return createReadStream(join(location instanceof URL ? fileURLToPath(location) : location, path), { start, end });
}
