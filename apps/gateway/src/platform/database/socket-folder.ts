import { chown, mkdtemp, readlink, rm, rmdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PrivilegeDrop } from './drop-privileges.ts';

/** Name prefix of every socket folder. */
const PREFIX = 'osteon-';

/** Longest temporary folder below which a unix socket still fits (107 bytes on Linux, 103 on macOS). */
const LONGEST_PARENT = 70;

/**
 * Creates a private folder for the server's socket, as the data folder's path is often too long for one. `link` points
 * to it, so that the next start removes the folder of a killed gateway.
 */
export async function makeSocketFolder(link: string, { owner }: PrivilegeDrop): Promise<string> {
  const previous = await readlink(link).catch(() => undefined);
  // The folder of a server that has just started to listen is not empty and stays.
  if (previous && isOurs(previous)) await rmdir(previous).catch(() => undefined);
  const parent = tmpdir().length > LONGEST_PARENT ? '/tmp' : tmpdir();
  const folder = await mkdtemp(join(parent, PREFIX));
  if (owner !== undefined) await chown(folder, owner, owner);
  await rm(link, { force: true });
  await symlink(folder, link);
  return folder;
}

/** Removes a socket folder with its content, and no other folder. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (isOurs(folder)) await rm(folder, { recursive: true, force: true });
}

function isOurs(folder: string): boolean {
  return basename(folder).startsWith(PREFIX);
}
