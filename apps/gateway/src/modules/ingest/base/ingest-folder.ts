import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';

/** A UUID of version 7 (RFC 9562): it starts with the time of the import, by which abandoned folders are found. */
export function createIngestId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `8${random.slice(3, 6)}`,
    random.slice(6, 18),
  ].join('-');
}

/** Folder of all imports in the storage. */
export const INGEST_FOLDER = 'media';

/** Folder of an import in the storage: its source, and the versions that its attempts made. */
export function getIngestFolder(id: string): string {
  return `${INGEST_FOLDER}/${id}`;
}

/** Folder of the result of an attempt; another for each, so that no attempt overwrites a version in use. */
export function getAttemptFolder(id: string, attempt: number): string {
  return `${getIngestFolder(id)}/${attempt}`;
}

/** Folder in which this machine works on an import; the next attempt empties it. */
export function getWorkFolder({ dataDir }: { dataDir: string }, id: string): string {
  return resolve(join(dataDir, 'ingest', id));
}

/** The start time of an import, in ms; NaN for a name that is no id of one. */
export function readIngestTime(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}
