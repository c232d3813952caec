import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeSocketFolder } from './socket-folder.ts';

/** The lock file that a running server writes into its data folder (`postmaster.pid`). */
export interface ServerLock {
  readonly pid: number;
  /** Folder of the unix socket. */
  readonly socketFolder: string;
  /** True if the server accepts connections. */
  readonly ready: boolean;
}

/** Reads the lock of a data folder; undefined where it is missing or incomplete. */
export async function readServerLock(data: string): Promise<ServerLock | undefined> {
  const text = await readFile(lockPath(data), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Removes the lock of a server that has ended, with its socket. */
export async function removeServerLock(data: string, { socketFolder }: ServerLock): Promise<void> {
  await removeSocketFolder(socketFolder);
  await rm(lockPath(data), { force: true });
}

function lockPath(data: string): string {
  return join(data, 'postmaster.pid');
}
