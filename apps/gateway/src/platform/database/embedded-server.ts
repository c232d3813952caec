import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { findPrivilegeDrop } from './drop-privileges.ts';
import { launchFirst } from './launch-first.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { DATABASE_NAME, openServerFolder } from './server-folder.ts';
import { endServer, launchServer, type ServerPlan } from './server-process.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { removeFormerFolder } from './upgrade/upgrade-folders.ts';
import { upgradeServerFolder } from './upgrade/upgrade-server-folder.ts';

/** A PostgreSQL server that the gateway runs as a child process. */
export interface EmbeddedServer {
  /** Connection options of postgres.js; `host` is the folder of the unix socket. */
  readonly connection: { host: string; port: number; database: string; user: string; password: string };
  /** Removes the files of an upgrade before this start; for a start that has succeeded. */
  confirm(): Promise<void>;
  /** Writes committed data and stops the server. */
  stop(): Promise<void>;
}

type Log = Pick<BaseLogger, 'debug' | 'info' | 'error'>;

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, which is created at the first start, and restarts it when it stops
 * (rules/security-operation#crash-safety). A folder of an older major version is upgraded first (rules/backup#upgrade).
 * `durable` is false for test data only: a power cut may then lose data.
 * @throws {StartupError} where the folder or the server fails, or another gateway uses the folder.
 */
export async function startEmbeddedServer(options: {
  dataDir: string;
  log: Log;
  durable?: boolean;
}): Promise<EmbeddedServer> {
  const binaries = await findPostgresBinaries();
  const privilegeDrop = findPrivilegeDrop();
  const found = await openServerFolder(options.dataDir, binaries, privilegeDrop);
  const isOutdated = found.major < binaries.major;
  if (isOutdated) await upgradeServerFolder(dirname(found.data), { binaries, privilegeDrop, log: options.log });
  const folder = isOutdated ? await openServerFolder(options.dataDir, binaries, privilegeDrop) : found;
  const { plan, server } = await launchFirst({ binaries, privilegeDrop, folder, durable: options.durable ?? true });
  const host = plan.socketFolder;
  const stop = superviseServer(plan, server, options.log);
  return {
    connection: { host, port: 5432, database: DATABASE_NAME, user: DATABASE_NAME, password: folder.password },
    confirm: async () => (isOutdated ? undefined : removeFormerFolder(dirname(folder.data))),
    async stop() {
      await stop();
      await removeSocketFolder(host);
    },
  };
}

/** Restarts the server whenever it stops, until the returned function is called. */
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
