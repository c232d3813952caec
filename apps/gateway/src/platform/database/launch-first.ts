import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endPreviousServer } from './previous-server.ts';
import { launchServer, type ServerPlan } from './server-process.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';

/** A running server and how it was started. */
export interface LaunchedServer {
  readonly plan: ServerPlan;
  readonly server: ChildProcess;
}

/**
 * Starts a server on a folder, with retries, as some failures are temporary: another gateway may start at the same time
 * (the next try reports it), or the last processes of a killed server are still ending.
 * @throws {StartupError} where it fails, or another gateway uses the folder.
 */
export async function launchFirst(parts: Omit<ServerPlan, 'socketFolder'>, attempts = 4): Promise<LaunchedServer> {
  await endPreviousServer(parts.folder.data);
  const plan = { ...parts, socketFolder: await makeSocketFolder(parts.folder.socket, parts.privilegeDrop) };
  try {
    return { plan, server: await launchServer(plan) };
  } catch (error) {
    await removeSocketFolder(plan.socketFolder);
    if (attempts === 1) throw error;
    await pause(300);
    return launchFirst(parts, attempts - 1);
  }
}
