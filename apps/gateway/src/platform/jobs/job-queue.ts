import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss, SendOptions } from 'pg-boss';
import type { Connection, Database } from '../database/connect.ts';
import { createBossDatabase } from './boss-database.ts';
import { declareQueues } from './declare-queues.ts';
import { SCHEMA } from './job-schema.ts';
import type { Queue } from './queue.ts';

/** Options with which a job is sent. */
type SendJobOptions = Pick<SendOptions, 'id' | 'singletonKey' | 'startAfter' | 'priority'>;

/** Background jobs; their rows are written in the caller's transaction (rules/jobs). */
export interface JobQueue {
  /**
   * Sends a job; returns its id, or null where a job of the same `singletonKey` of a singleton queue is not done yet.
   */
  send<Data extends object>(
    tx: Database,
    queue: Queue<Data>,
    data: Data,
    options?: SendJobOptions,
  ): Promise<string | null>;
  /** Sends many jobs by one statement. */
  sendMany<Data extends object>(tx: Database, queue: Queue<Data>, data: readonly Data[]): Promise<void>;
  /** The queue's engine, for the workers and the operator. */
  open(): Promise<PgBoss>;
}

/** Seconds between two checks for jobs whose worker has ended without a report. */
const SUPERVISION_INTERVAL = 15;

/** Creates the queue over a connection; nothing is loaded or opened before the first use. */
export function createJobQueue({
  jobs: pools,
  sql: listener,
  log,
  migrate,
}: Pick<Connection, 'sql' | 'jobs'> & { log: Pick<FastifyBaseLogger, 'error' | 'warn'>; migrate: boolean }): JobQueue {
  let engine: ReturnType<typeof load> | undefined;
  const declared = new Map<string, Promise<void>>();

  async function load() {
    // Loaded late, as it costs a tenth of a second that no request should wait for.
    const { PgBoss, fromDrizzle } = await import('pg-boss');
    const boss = new PgBoss({
      db: createBossDatabase(pools, listener),
      schema: SCHEMA,
      createSchema: false,
      migrate,
      useListenNotify: true,
      superviseIntervalSeconds: SUPERVISION_INTERVAL,
      monitorIntervalSeconds: SUPERVISION_INTERVAL,
    });
    boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
    boss.on('warning', (warning) => log.warn(warning, 'the job queue warns'));
    return { boss, inTransaction: (tx: Database) => ({ db: fromDrizzle(tx, sql) }) };
  }

  const open = () => {
    engine ??= load();
    return engine;
  };

  /** A gateway without workers may be the first to use a queue. */
  async function openFor(queue: Queue) {
    const opened = await open();
    const declaring = declared.get(queue.name) ?? declareQueues(opened.boss, [queue]);
    declared.set(queue.name, declaring);
    declaring.catch(() => declared.delete(queue.name));
    await declaring;
    return opened;
  }

  return {
    async send(tx, queue, data, options = {}) {
      const { boss, inTransaction } = await openFor(queue);
      return boss.send(queue.name, queue.schema.parse(data), { ...options, ...inTransaction(tx) });
    },

    async sendMany(tx, queue, data) {
      const { boss, inTransaction } = await openFor(queue);
      await boss.insert(
        queue.name,
        data.map((each) => ({ data: queue.schema.parse(each) })),
        inTransaction(tx),
      );
    },

    open: async () => (await open()).boss,
  };
}
