import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../startup-error.ts';
import { makeFolder } from '../storage/data-folder.ts';
import { SECRET_FILE } from './backup-folder.ts';
import { getSecretCheck, type Manifest } from './manifest.ts';

type Settings = Pick<Config, 'secret' | 'dataDir'>;

/**
 * Refuses an installation whose secret is not that of the backup: all signed and encrypted data would be lost.
 * @throws {StartupError}
 */
export async function assertSameSecret(settings: Settings, backup: string, { secretCheck }: Manifest): Promise<void> {
  const { secret, dataDir } = settings;
  const present = secret ?? (await readSecret(dataDir)) ?? (await readSecret(backup));
  if (present === null) {
    throw new StartupError('The backup is of an installation with SECRET. Set SECRET to the same value.');
  }
  if (getSecretCheck(present) === secretCheck) return;
  throw new StartupError(
    secret === undefined
      ? `The secret in ${dataDir} is not that of the backup. Restore into an empty data folder.`
      : 'SECRET is not that of the backup. Set it to the one of the installation that was backed up.',
  );
}

/** Puts the secret of the backup into the data folder, unless there is one or SECRET is set. */
export async function restoreSecret({ secret, dataDir }: Settings, backup: string): Promise<void> {
  const storedSecret = await readSecret(backup);
  if (secret !== undefined || storedSecret === null || (await readSecret(dataDir)) !== null) return;
  await makeFolder(dataDir);
  await writeFile(join(dataDir, SECRET_FILE), storedSecret, { mode: 0o600, flag: 'wx', flush: true });
}

async function readSecret(folder: string): Promise<string | null> {
  return readFile(join(folder, SECRET_FILE), 'utf8').catch(() => null);
}
