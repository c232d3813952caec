import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { loadSample } from '../library/sample.ts';
import { refuseSampleAccounts } from '../modules/account/samples/sample-account-service.ts';
import { createModules } from '../modules/index.ts';
import type { AppContext } from '../platform/app-context.ts';
import { createLastBackupRepository } from '../platform/backup/last-backup-repository.ts';
import { describeOverdueBackup, isBackupOverdue } from '../platform/backup/overdue-backup.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { openSecret } from '../platform/crypto/secret.ts';
import { endPools } from '../platform/database/connect.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { STATEMENT_LIMIT_MS } from '../platform/database/statement-limit.ts';
import { scheduleDailyJobs } from '../platform/jobs/daily-job-worker.ts';
import { startWorkers } from '../platform/jobs/start-workers.ts';
import { createLog } from '../platform/log/log.ts';
import { openRedis } from '../platform/rate-limit/open-redis.ts';
import { StartupError } from '../platform/startup-error.ts';
import { reportStorage } from '../platform/storage/storage-check.ts';
import { createContext } from './create-context.ts';
import { startupBanner } from './startup-banner.ts';

/** Time limit of running requests and jobs once the gateway stops, in milliseconds. */
const LAST_REPLIES_MS = 8000;

/**
 * Opens everything, listens and prints the banner; returns the function that stops it: running requests are answered,
 * then the database is closed.
 * @throws {StartupError} for every error that the operator must fix.
 */
export async function startGateway(config: Config, { webRoot }: { webRoot: string }): Promise<() => Promise<void>> {
  const log = createLog(config);
  const secret = await openSecret(config);
  const database = await openDatabase({
    ...config,
    poolSize: config.databasePool,
    statementLimitMs: STATEMENT_LIMIT_MS,
    log,
  });
  const redis = config.redisUrl === undefined ? null : openRedis(config.redisUrl, log);
  let app: FastifyInstance | undefined;
  let stopWorkers: (() => Promise<void>) | undefined;

  async function stop(): Promise<void> {
    const { promise: givenUp, resolve } = Promise.withResolvers<void>();
    const tired = setTimeout(
      () => {
        giveUp();
        resolve();
      },
      config.drainSeconds * 1000 + LAST_REPLIES_MS,
    );
    // A transaction whose database hangs never ends, as the driver waits for the answer to the rollback too.
    await Promise.race([finish(), givenUp]);
    clearTimeout(tired);
    redis?.destroy();
    await database.close();
  }

  async function finish(): Promise<void> {
    await app?.close();
    await stopWorkers?.();
  }

  /** Rejects pending queries, as a database that hangs would delay the stop forever. */
  function giveUp(): void {
    app?.server.closeAllConnections();
    void endPools(database, { timeout: 0 });
  }

  try {
    const deps = await createContext({ config, secret, database, redis, clock: systemClock, log });
    if (config.sample) await loadSample(deps);
    if (config.production) await refuseSampleAccounts(deps.db);
    const modules = createModules(deps);
    app = await createApp(deps, modules, {
      webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
    });
    await listen(app, config);
    if (config.workers) {
      stopWorkers = await startWorkers(deps, modules.workers);
      await scheduleDailyJobs(await deps.jobs.open(), modules.jobs);
    }
    await warnOfOverdueBackup(deps);
    console.log(startupBanner(config));
    void reportStorage(deps);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function warnOfOverdueBackup({ config, db, clock, log }: AppContext): Promise<void> {
  const last = await createLastBackupRepository(db).read();
  if (isBackupOverdue(config, last, clock.now())) log.warn(describeOverdueBackup(last));
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const reason = reasons[error instanceof Error ? String(Reflect.get(error, 'code')) : ''];
    throw reason ? new StartupError(reason({ host, port }), { cause: error }) : error;
  }
}

const reasons: Readonly<Record<string, (at: { host: string; port: number }) => string>> = {
  EADDRINUSE: ({ host, port }) => `Port ${port} on ${host} is in use. Stop the other program or set PORT.`,
  EACCES: ({ port }) => `Port ${port} is reserved for the system. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set HOST to one of its own, or to 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address. Set HOST to one of this machine, or to 0.0.0.0.`,
};
