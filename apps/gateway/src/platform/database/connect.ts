import { setImmediate } from 'node:timers/promises';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { BaseLogger } from 'pino';
import postgres, { type Options, type Sql } from 'postgres';
import { arrayTypes } from './array-types.ts';

/**
 * The database or a transaction of it, as repositories use it. Columns are camelCase in code and snake_case in the
 * database.
 */
export type Database = PgDatabase<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** Drizzle's naming of columns. */
export const CASING = 'snake_case';

/** A pool of connections and Drizzle over it. */
export interface Connection {
  readonly db: Database;
  /** For queries that Drizzle cannot express. Times and dates arrive as text, as Drizzle requires. */
  readonly sql: Sql;
  /** The pools of the job queue, without a time limit and opened by their first statement. */
  readonly jobs: JobPools;
}

/** Few connections of their own, so that a rush of requests delays no heartbeat. */
export interface JobPools {
  readonly statements: Sql;
  /** One connection for texts of several statements, which may start and end a transaction. */
  readonly scripts: Sql;
}

/** The address of the database: a URL, or the options of the embedded server. */
export type DatabaseAddress = string | { host: string; port: number; database: string; user: string; password: string };

/** Options of a pool; without `statementLimitMs` statements have no time limit. */
interface PoolOptions {
  readonly poolSize: number;
  readonly statementLimitMs?: number | undefined;
  readonly log: Pick<BaseLogger, 'debug'>;
}

/**
 * Seconds until a lost connection is replaced. The driver's own pause grows to 20 s with each failure, and a statement
 * that gets such a connection waits for it; without any the listening connection would retry without a pause.
 */
const RECONNECT_S = 0.1;

/** Connections for the statements of the job queue: a worker fetches on one while another reports. */
const JOB_POOL = 2;

/** JSON that the caller has already written as text is sent as it is; the driver would quote it once more. */
const json = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/**
 * Opens a pool of at most `poolSize` connections; the first is made by the first query.
 * @throws {TypeError} for a text that is no URL.
 */
export function connect(address: DatabaseAddress, { poolSize, statementLimitMs, log }: PoolOptions): Connection {
  const options: Options<Record<string, never>> = {
    max: poolSize,
    connect_timeout: 5,
    backoff: () => RECONNECT_S,
    fetch_types: false,
    types: arrayTypes as {},
    connection: {
      application_name: 'osteon',
      TimeZone: 'UTC',
      ...(statementLimitMs !== undefined && { statement_timeout: statementLimitMs }),
    },
    onnotice: (notice) => log.debug(notice, 'database notice'),
  };
  const sql = open(address, options);
  const connection = { application_name: 'osteon jobs', TimeZone: 'UTC' };
  const jobOptions = { ...options, connection, types: { ...arrayTypes, json } as {} };
  const jobs = {
    statements: open(address, { ...jobOptions, max: JOB_POOL }),
    scripts: open(address, { ...jobOptions, max: 1 }),
  };
  return { db: drizzle(withPreparedStatements(sql), { casing: CASING }), sql, jobs };
}

/** Closes all pools, after running queries or `timeout` seconds. */
export async function endPools(
  { sql, jobs }: Pick<Connection, 'sql' | 'jobs'>,
  limit: { timeout: number },
): Promise<void> {
  await Promise.all([sql, jobs.statements, jobs.scripts].map((pool) => pool.end(limit)));
}

function open(address: DatabaseAddress, options: Options<Record<string, never>>): Sql {
  return typeof address === 'string' ? postgres(address, options) : postgres({ ...options, ...address });
}

/** Returns true when the connection that a transaction runs on is lost. */
type IsLost = () => boolean;

/**
 * Drizzle sends its statements unprepared, which costs a second round trip for each. Here every statement with
 * parameters is prepared once per connection. Lists of parameters must therefore not vary in length without bound:
 * `= any($1)` instead of a long `in (…)`.
 */
function withPreparedStatements<Client extends object>(client: Client, isLost: IsLost = () => false): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'unsafe') {
        return (text: string, values?: unknown[]) => {
          if (isLost()) throw Object.assign(new Error('the connection was lost'), { code: 'CONNECTION_CLOSED' });
          return member(text, values, { prepare: true });
        };
      }
      if (name === 'begin') return (work: Work) => begin((inner) => member(inner), work);
      if (name === 'savepoint') return (work: Work) => member((inner: object) => doUnlessLost(inner, work, isLost));
      return member;
    },
  });
}

/** The work of a transaction or a savepoint. */
type Work = (inner: object) => Promise<unknown>;

/**
 * The driver ends a transaction whose connection is lost by writing to a closed socket, which ends the whole process
 * (github.com/porsager/postgres/issues/1154). The loss has been reported by then and the server has rolled back, so
 * here the promise of such a transaction stays pending.
 */
function begin(startOnDriver: (work: Work) => Promise<unknown>, work: Work): Promise<unknown> {
  let lost = false;
  const outcome = startOnDriver((inner) => doUnlessLost(inner, work, () => lost));
  outcome.catch(() => {
    lost = true;
  });
  return outcome;
}

async function doUnlessLost(inner: object, work: Work, isLost: IsLost): Promise<unknown> {
  try {
    const result = await work(withPreparedStatements(inner, isLost));
    if (!isLost()) return result;
  } catch (error) {
    // A statement is rejected shortly before its transaction.
    await setImmediate();
    if (!isLost()) throw error;
  }
  return new Promise(() => {});
}
