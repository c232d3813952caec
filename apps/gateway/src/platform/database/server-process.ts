import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import type { PrivilegeDrop } from './drop-privileges.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { findProcess } from './processes.ts';
import type { ServerFolder } from './server-folder.ts';
import { readServerLock } from './server-lock.ts';

/** Replaying the log after a hard crash of a big database may take this long, in milliseconds. */
const START_LIMIT = 120_000;

/** `shared_buffers` of the server: an eighth of the machine's memory, in MB. */
const BUFFERS = { share: 1 / 8, least: 128, most: 1024 };

/** Options of one start of the server. */
export interface ServerPlan {
  readonly binaries: PostgresBinaries;
  readonly privilegeDrop: PrivilegeDrop;
  readonly folder: ServerFolder;
  readonly socketFolder: string;
  /** False only for test data: a power cut may then lose data. */
  readonly durable: boolean;
}

/**
 * Starts the server and waits until it accepts connections.
 * @throws {StartupError} with the server's own message where it fails.
 */
export async function launchServer(plan: ServerPlan): Promise<ChildProcess> {
  const log = await open(plan.folder.log, 'w', 0o600);
  const [program = '', ...words] = [...plan.privilegeDrop.prefix, plan.binaries.postgres, ...serverArguments(plan)];
  // A process group of its own, so that Ctrl-C in a terminal reaches only the gateway, which still needs its database.
  const child = spawn(program, words, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env.PATH },
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  // Before anything is waited for: a server with a faulty setting ends within milliseconds.
  child.once('exit', end).once('error', end);
  await log.close();
  const deadline = Date.now() + START_LIMIT;
  while (!(await isReady(plan.folder.data, child.pid))) {
    if (ended) throw new StartupError(`PostgreSQL did not start: ${await readLogTail(plan.folder.log)}`);
    if (Date.now() > deadline) {
      if (child.pid) await endServer(child.pid);
      throw new StartupError(`PostgreSQL was not ready after ${START_LIMIT / 1000} s; see ${plan.folder.log}`);
    }
    await pause(20);
  }
  return child;
}

function serverArguments({ folder, socketFolder, durable }: ServerPlan): string[] {
  const settings = {
    cluster_name: `osteon-${process.pid}`,
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    shared_buffers: `${bufferMegabytes()}MB`,
    // The gateway reports failed statements itself; their texts and details may contain personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Test files share a server, some with several gateways of 20 connections each: the default of 100 was too few.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }),
  };
  return ['-D', folder.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function bufferMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20;
  return Math.round(Math.min(BUFFERS.most, Math.max(BUFFERS.least, memory * BUFFERS.share)));
}

/** The process id of the gateway that started the server with this command line; undefined for any other program. */
export function getGateway(commandLine: string, data: string): number | undefined {
  const [, pid] = commandLine.split(` -D ${data} -c cluster_name=osteon-`);
  return pid === undefined ? undefined : Number.parseInt(pid, 10);
}

/** Stops a server, which rolls back open transactions and writes committed ones; resolves when it has ended. */
export async function endServer(pid: number): Promise<void> {
  // Fast shutdown; if it hangs, immediate shutdown (the next start replays the log); then SIGKILL.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (!(await findProcess(pid))) return;
      await pause(20);
    }
  }
}

async function isReady(data: string, pid: number | undefined): Promise<boolean> {
  const lock = await readServerLock(data);
  return lock !== undefined && lock.pid === pid && lock.ready;
}

async function readLogTail(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n');
  const fault = lines.find((line) => line.includes('FATAL:')) ?? lines.at(-1);
  return fault?.replace(/^.*FATAL:\s*/, '') || `nothing was said in ${log}`;
}
