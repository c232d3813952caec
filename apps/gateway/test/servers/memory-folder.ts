import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder in which Linux stores files in memory. */
const MEMORY = '/dev/shm';

/**
 * Room that the databases of a run need at most, in bytes: a template, a copy of 32 MB for each worker, and the log.
 */
const SPACE_BYTES = 2 ** 31;

/** The name of a folder has the process that made it. */
const NAME = /^osteon-test-(\d+)-/;

/**
 * Makes a folder for this run: in memory where there is room, as copying a database takes a tenth of the time there.
 */
export async function makeMemoryFolder(): Promise<string> {
  return mkdtemp(join(await findFolderWithSpace(), `osteon-test-${process.pid}-`));
}

async function findFolderWithSpace(): Promise<string> {
  try {
    await access(MEMORY, constants.W_OK);
    await removeAbandoned();
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= SPACE_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Removes the folders of runs that were killed, which would take memory until the next start of the machine. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid && !isRunning(pid)) await rm(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
