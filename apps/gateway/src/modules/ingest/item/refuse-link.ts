import { lstat } from 'node:fs/promises';
import { StartupError } from '../../../platform/startup-error.ts';

/**
 * A link could name any file of the machine, which would be served then (rules/security-media#imported-files).
 * @throws {StartupError}
 */
export async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink()) throw new StartupError(`${path} is a symbolic link.`);
}
