import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { findProcess } from '../processes.ts';

/**
 * Acquires the lock under which one process at a time upgrades a server's folder; returns the release. The lock of a
 * killed process is ignored: its id belongs to no process, or to another command line.
 * @throws {StartupError} naming the process id, while another gateway upgrades the folder.
 */
export async function lockUpgrade(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.upgrade-lock`;
  const us = await findProcess(process.pid);
  const content = `${process.pid} ${us?.commandLine}`;
  while (!(await create(file, content))) {
    const held = await readFile(file, 'utf8').catch(() => '');
    const pid = Number.parseInt(held, 10);
    const other = pid === process.pid ? undefined : await findProcess(pid);
    if (other && held === `${pid} ${other.commandLine}`) {
      throw new StartupError(`The data folder ${dirname(folder)} is being upgraded by another gateway, PID ${pid}.`);
    }
    await rm(file, { force: true });
  }
  return () => rm(file, { force: true });
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
