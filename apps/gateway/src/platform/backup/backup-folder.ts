import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { makeFolder } from '../storage/data-folder.ts';
import { CHECKSUMS_FILE } from './checksums.ts';
import { FILES_FOLDER } from './copy-files.ts';
import { DATABASE_FOLDER } from './dump-database.ts';
import { MANIFEST_FILE } from './manifest.ts';

/** The installation's own secret, in backups of an installation without SECRET. */
export const SECRET_FILE = 'secret';

const NAMES: readonly string[] = [MANIFEST_FILE, CHECKSUMS_FILE, DATABASE_FOLDER, SECRET_FILE].flatMap((name) => [
  name,
  `${name}.new`,
]);

/**
 * Creates the folder of a backup, or opens one that holds a backup, whole or not.
 * @throws {StartupError} for any other folder, and for one inside the data folder.
 */
export async function openBackupFolder(folder: string, dataDir: string): Promise<string> {
  const path = resolve(folder);
  if (!relative(resolve(dataDir), path).startsWith('..')) {
    throw new StartupError(`${folder} is inside the data folder ${dataDir}, with which a backup must not be lost.`);
  }
  await makeFolder(path);
  const stranger = (await readdir(path)).find((name) => !NAMES.includes(name) && name !== FILES_FOLDER);
  if (stranger === undefined) return path;
  throw new StartupError(`${folder} is neither empty nor a backup: it has ${stranger}.`);
}
