import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { findProcess } from './processes.ts';
import { readServerLock, removeServerLock } from './server-lock.ts';
import { endServer, getGateway } from './server-process.ts';

/** The time to wait for a stopping gateway to release the folder, in milliseconds. */
const PATIENCE = 3000;

/**
 * Frees a data folder for a new server: stops a server that a killed gateway left running, and removes the lock file of
 * a killed server. A process counts as ours only if its command line names this folder.
 * @throws {StartupError} naming the process id, while another gateway uses the folder (rules/security-operation#data-folder).
 */
export async function endPreviousServer(data: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const lock = await readServerLock(data);
    if (!lock) return;
    const found = await findProcess(lock.pid);
    const gateway = found && getGateway(found.commandLine, data);
    if (gateway === undefined) return removeServerLock(data, lock);
    // An orphan gets another parent, so this id cannot belong to a new process.
    if (found?.parent !== gateway) {
      await endServer(lock.pid);
      return removeServerLock(data, lock);
    }
    if (Date.now() > deadline) {
      throw new StartupError(`The data folder ${dirname(dirname(data))} is in use by another gateway, PID ${gateway}.`);
    }
    await pause(50);
  }
}
