import { type FileHandle, open } from 'node:fs/promises';
import { StartupError } from '../platform/startup-error.ts';

/**
 * Creates a file that only its owner can read.
 * @throws {StartupError} if it exists, or cannot be written
 */
export const createPrivateFile = (path: string): Promise<FileHandle> =>
  open(path, 'wx', 0o600).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be written.`, { cause: error });
  });
