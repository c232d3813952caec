import type { Readable } from 'node:stream';
import { type Disk, errors, KeyNormalizer } from 'flydrive';
import type { ByteRange } from './byte-range.ts';

/** A driver of a disk that reads parts of files, as flydrive's own read whole files only. */
export interface RangeReader {
  /** The bytes from `start` to `end`, both included, of a file that has them. */
  readRange(key: string, range: ByteRange): Promise<Readable>;
}

const normalizer = new KeyNormalizer();

/**
 * Reads a part of a file of either kind of disk; the range must lie inside the file.
 * @throws flydrive's E_CANNOT_READ_FILE, before the first byte, where the file is missing or the storage is away
 */
export async function readRange({ driver }: Disk, path: string, range: ByteRange): Promise<Readable> {
  const key = normalizer.normalize(path);
  try {
    if (!isRangeReader(driver)) throw new TypeError('This disk reads whole files only.');
    return await driver.readRange(key, range);
  } catch (error) {
    throw new errors.E_CANNOT_READ_FILE([path], { cause: error });
  }
}

function isRangeReader(driver: object): driver is RangeReader {
  return 'readRange' in driver;
}
