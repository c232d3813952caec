import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { describeStorageError } from './storage-error.ts';

/** Folder of the files that a check writes, reads and deletes. */
const FOLDER = 'checks';

/** Writes, reads and deletes a small file of the disk `files`; returns the fault, null for none. */
export async function checkStorage({ storage: { files } }: Pick<AppContext, 'storage'>): Promise<string | null> {
  const path = `${FOLDER}/${randomUUID()}`;
  try {
    await files.put(path, path);
    const read = await files.get(path);
    await files.delete(path);
    return read === path ? null : 'it returns other bytes than were written';
  } catch (error) {
    return describeStorageError(error);
  }
}

/**
 * Writes and deletes a small file, before something large is accepted (rules/storage#errors).
 * @throws the error of the disk where it has no room, or is away
 */
export async function checkStorageRoom({ storage: { files } }: Pick<AppContext, 'storage'>): Promise<void> {
  const path = `${FOLDER}/${randomUUID()}`;
  await files.put(path, path);
  await files.delete(path);
}

/**
 * Checks the storage of a gateway that has started. One that is away is no reason to stop, as pages, search and logins
 * need no file; it is reported in one line.
 */
export async function reportStorage(deps: Pick<AppContext, 'storage' | 'config' | 'log'>): Promise<void> {
  const problem = await checkStorage(deps);
  if (problem === null) return;
  const { s3, dataDir } = deps.config;
  const location = s3 ? `bucket ${s3.bucket} at ${s3.endpoint}` : `folder ${dataDir}`;
  deps.log.warn(`The storage, ${location}, cannot be used: ${problem}. Uploads and media fail until it can.`);
}
