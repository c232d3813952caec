import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Refuses a path below `folder` that is a symbolic link or contains one, as it could name any file of the machine
 * (rules/security-media#imported-files).
 * @throws {Error} also if there is no such file
 */
export async function assertNoLink(folder: string, path: string): Promise<void> {
  let at = folder;
  for (const part of path.split('/')) {
    at = join(at, part);
    if ((await lstat(at)).isSymbolicLink()) throw new Error('is a symbolic link');
  }
}

/** The problem of a text that `listControlCharacters` finds. */
export const CONTROL_CHARACTER = 'must not contain control characters';

/**
 * The paths of the texts in parsed JSON that have control characters, names of fields as well: a terminal or a log
 * would execute them later (rules/security-media#imported-files).
 */
export function listControlCharacters(data: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof data === 'string') return /\p{Cc}/u.test(data) ? [path] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    return /\p{Cc}/u.test(key) ? [path] : listControlCharacters(value, here);
  });
}
