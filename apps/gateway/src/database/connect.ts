import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { BaseLogger } from 'pino';
import postgres, { type Options, type Sql } from 'postgres';

/**
 * What a repository works on: the database or a transaction of it. Columns are named in camelCase in code and in
 * snake_case in the database.
 */
export type Database = PgDatabase<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** A pool of connections and Drizzle over it. */
export interface Connection {
  readonly db: Database;
  /** For what Drizzle cannot say. Times and dates arrive as text, as Drizzle asks for them. */
  readonly sql: Sql;
}

/** Where the database is: a URL, or what the embedded server tells. */
export type DatabaseAddress = string | { host: string; port: number; database: string; user: string; password: string };

/**
 * Opens a pool of at most `poolSize` connections; the first is made by the first query.
 * @throws {TypeError} for a text that is no URL.
 */
export function connect(
  address: DatabaseAddress,
  { poolSize, log }: { poolSize: number; log: Pick<BaseLogger, 'debug'> },
): Connection {
  const options: Options<Record<string, never>> = {
    max: poolSize,
    connect_timeout: 5,
    connection: { application_name: 'osteon', TimeZone: 'UTC' },
    onnotice: (notice) => log.debug(notice, 'database notice'),
  };
  const sql = typeof address === 'string' ? postgres(address, options) : postgres({ ...options, ...address });
  return { db: drizzle(withPreparedStatements(sql), { casing: 'snake_case' }), sql };
}

/**
 * Drizzle sends its statements unprepared, which costs a second round trip for each. Here every statement with
 * parameters is prepared once per connection. Lists of parameters must therefore not vary in length without bound:
 * `= any($1)` instead of a long `in (…)`.
 */
function withPreparedStatements<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'unsafe') return (text: string, values?: unknown[]) => member(text, values, { prepare: true });
      if (name === 'begin' || name === 'savepoint') {
        return (work: (inner: object) => unknown) => member((inner: object) => work(withPreparedStatements(inner)));
      }
      return member;
    },
  });
}
