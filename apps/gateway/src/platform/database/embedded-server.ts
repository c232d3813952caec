import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { findPrivilegeDrop } from './drop-privileges.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { endPreviousServer } from './previous-server.ts';
import { DATABASE_NAME, openServerFolder } from './server-folder.ts';
import { endServer, launchServer, type ServerPlan } from './server-process.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';

/** A PostgreSQL server that the gateway runs as a child process. */
export interface EmbeddedServer {
  /** Connection options of postgres.js; `host` is the folder of the unix socket. */
  readonly connection: { host: string; port: number; database: string; user: string; password: string };
  /** Writes what was committed and stops the server. */
  stop(): Promise<void>;
}

type Log = Pick<BaseLogger, 'info' | 'error'>;

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is created at the first start, and restarts it when it dies
 * (rules/security#crash-safety). `durable` is false for test data only: a power cut may then lose data.
 * @throws {StartupError} where the folder or the server fails, or another gateway uses the folder.
 */
export async function startEmbeddedServer(options: {
  dataDir: string;
  log: Log;
  durable?: boolean;
}): Promise<EmbeddedServer> {
  const binaries = await findPostgresBinaries();
  const privilegeDrop = findPrivilegeDrop();
  const folder = await openServerFolder(options.dataDir, binaries, privilegeDrop);
  const { plan, server } = await launchFirst({ binaries, privilegeDrop, folder, durable: options.durable ?? true });
  const host = plan.socketFolder;
  const stop = superviseServer(plan, server, options.log);
  return {
    connection: { host, port: 5432, database: DATABASE_NAME, user: DATABASE_NAME, password: folder.password },
    async stop() {
      await stop();
      await removeSocketFolder(host);
    },
  };
}

/**
 * Some failures are temporary: another gateway may start at the same moment (the next try reports it), or the last
 * processes of a killed server are still ending.
 */
async function launchFirst(
  parts: Omit<ServerPlan, 'socketFolder'>,
  attempts = 4,
): Promise<{ plan: ServerPlan; server: ChildProcess }> {
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

/** Keeps the server running until the returned function is called. */
function superviseServer(plan: ServerPlan, first: ChildProcess, log: Log): () => Promise<void> {
  let stopping = false;
  let server = first;
  let restart = Promise.resolve();

  function watch(): void {
    server.once('exit', (code, signal) => {
      if (stopping) return;
      log.error(`The embedded PostgreSQL ended by itself (${signal ?? `exit code ${code}`}) and is started again.`);
      restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    while (!stopping) {
      try {
        server = await launchServer(plan);
        watch();
        return log.info('The embedded PostgreSQL is back.');
      } catch (error) {
        log.error(error);
        await pause(500);
      }
    }
  }

  watch();
  return async () => {
    stopping = true;
    await restart;
    if (server.pid) await endServer(server.pid);
  };
}
