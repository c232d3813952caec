import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import { StartupError } from '../startup-error.ts';
import { exists } from '../storage/data-folder.ts';
import { connect, endPools } from './connect.ts';
import { assertSchemaCurrent } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { findProcess } from './processes.ts';
import { DATABASE_NAME } from './server-folder.ts';
import { readServerLock } from './server-lock.ts';

interface Options {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Pick<BaseLogger, 'debug' | 'info' | 'error'>;
}

/** Enough for one command. */
const POOL = 2;

/**
 * Opens the database for a command while the portal may be running: that of DATABASE_URL, the embedded one of a portal
 * that runs on `dataDir`, or, where none runs, the embedded one for the duration of the command. Never migrates.
 * @throws {StartupError} for every error that the operator must fix.
 */
export async function openShared(options: Options): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = options;
  if (databaseUrl === undefined) {
    const folder = join(dataDir, 'postgres');
    if (!(await exists(folder))) {
      throw new StartupError(
        `There is no database in ${dataDir}. Set DATA_DIR to the portal's data folder, or DATABASE_URL.`,
      );
    }
    const lock = await readServerLock(join(folder, 'data'));
    if (lock?.ready && (await findProcess(lock.pid))) return openRunning(folder, lock.socketFolder, options);
  }
  return openDatabase({ ...options, migrate: false, poolSize: POOL });
}

async function openRunning(folder: string, host: string, { log }: Options): Promise<OpenDatabase> {
  const password = await readFile(join(folder, 'password'), 'utf8').catch((error: unknown) => {
    throw new StartupError(`The password of the database cannot be read: ${String(error)}`, { cause: error });
  });
  const address = { host, port: 5432, database: DATABASE_NAME, user: DATABASE_NAME, password };
  const connection = connect(address, { poolSize: POOL, log });
  const close = () => endPools(connection, { timeout: 5 });
  try {
    await assertSchemaCurrent(connection);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...connection, close };
}
