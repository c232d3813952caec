import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { createModules, type Modules } from '../src/modules/index.ts';
import type { OperatorContext } from '../src/operator/commands.ts';
import type { AppContext } from '../src/platform/app-context.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { AllHandlers } from '../src/platform/http/calls.ts';
import { openRedis } from '../src/platform/rate-limit/open-redis.ts';
import { createContext } from '../src/startup/create-context.ts';
import { type Browser, createBrowser } from './browser.ts';
import { joinDatabase, type TestDatabase, testDatabase } from './database.ts';
import { startWorkersLate } from './jobs/start-workers-late.ts';
import { quiet } from './quiet.ts';
import { TEST_SECRET } from './test-secret.ts';

/** A built gateway on a database of its own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppContext;
  readonly modules: Modules;
  /** The context of the operator's commands. */
  readonly operator: OperatorContext;
  readonly address: TestDatabase['address'];
  /** A new browser without cookies. */
  browser(): Browser;
  /** A browser that is logged in as a sample account. */
  login(account: string): Promise<Browser>;
  close(): Promise<void>;
}

/** Parts of the modules that a test replaces; handlers are replaced one by one. */
type Replacement = Partial<Omit<Modules, 'handlers'>> & { readonly handlers?: Partial<AllHandlers> };

/**
 * Builds the gateway as a start does, with limits and proof of work off unless `env` sets them. `modules` replaces
 * parts of it, `webRoot` is the folder of a built portal. Its workers start with its first job; with `WORKERS=on` at
 * once, for jobs that others send.
 */
export async function testApp(
  options: {
    clock?: Clock;
    env?: Record<string, string>;
    modules?: (deps: AppContext, modules: Modules) => Replacement;
    webRoot?: string;
    /** Receives the log; discarded by default. */
    log?: FastifyBaseLogger;
    /** Connections of the pool; tests of concurrency need many. */
    poolSize?: number;
    /** Time limit of a statement in ms; none by default. */
    statementLimitMs?: number;
    /** Another gateway whose database this one shares; it is closed first. */
    beside?: Pick<TestApp, 'address'>;
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-app-'));
  const off = { LIMITS: 'off', PROOF_OF_WORK: 'off', DRAIN_SECONDS: '0', LIVE_PORT: 'off' };
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://osteon.test',
    ...off,
    DATA_DIR: dataDir,
    ...options.env,
  });
  const database = options.beside ? joinDatabase(options.beside.address) : await testDatabase(options);
  const clock = options.clock ?? systemClock;
  const redis = config.redisUrl === undefined ? null : openRedis(config.redisUrl, options.log ?? quiet);
  const context = await createContext({
    redis,
    config,
    secret: TEST_SECRET,
    database,
    clock,
    log: options.log ?? quiet,
  });
  const workers = startWorkersLate(context, () => replaced?.workers ?? modules.workers);
  const deps = config.workers ? { ...context, jobs: workers.jobs } : context;
  const modules = createModules(deps);
  const replaced = options.modules?.(deps, modules);
  const handlers = { ...modules.handlers, ...replaced?.handlers };
  const app = await createApp(deps, { ...modules, ...replaced, handlers }, { webRoot: options.webRoot ?? null });

  if (options.env?.['WORKERS'] === 'on') await workers.start();

  return {
    app,
    deps,
    modules,
    operator: { ...deps, services: modules.operatorServices },
    address: database.address,
    browser: () => createBrowser(app),
    async login(account) {
      const browser = createBrowser(app);
      await browser.login(account);
      return browser;
    },
    async close() {
      await app.close();
      await workers.stop();
      redis?.destroy();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
