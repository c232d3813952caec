import { StartupError } from '../startup-error.ts';
import { describeStorageError } from '../storage/storage-error.ts';

/**
 * Passes the lines of a backup or a restore on. Errors of the system, the storage and the database become one line for
 * the operator; they have a code, which faults of ours have not.
 * @throws {StartupError}
 */
export async function* reportFailure(work: 'backup' | 'restore', lines: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reason = describeStorageError(error);
    throw new StartupError(`The ${work} failed: ${reason}. Start it again to continue.`, { cause: error });
  }
}
