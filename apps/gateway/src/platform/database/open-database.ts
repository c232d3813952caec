import type { BaseLogger } from 'pino';
import { StartupError } from '../startup-error.ts';
import { type Connection, connect, type DatabaseAddress, endPools } from './connect.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { assertSchemaCurrent, migrateDatabase } from './migrate.ts';

/** The open database of a gateway. */
export interface OpenDatabase extends Connection {
  /** Waits for running queries, closes the pool and stops the embedded server. */
  close(): Promise<void>;
}

/** A server that may be connected to. */
interface OpenServer extends Pick<EmbeddedServer, 'confirm' | 'stop'> {
  readonly address: DatabaseAddress;
}

/** Oldest supported version of PostgreSQL. */
const OLDEST_VERSION = 15;

/** The time that a database may take to respond for the first time, in milliseconds. */
const ANSWER_LIMIT = 6000;

/**
 * Opens the database that `databaseUrl` names, or an embedded one below `dataDir`, and brings its schema up to date.
 * With `migrate` false it refuses an outdated schema.
 * @throws {StartupError} for every error that the operator must fix.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  migrate: boolean;
  poolSize: number;
  statementLimitMs?: number;
  log: Pick<BaseLogger, 'debug' | 'info' | 'error'>;
}): Promise<OpenDatabase> {
  const server = await openServer(options);
  try {
    const opened = await openAt(server.address, options);
    await server.confirm();
    return {
      ...opened,
      async close() {
        await opened.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Checks the address of `databaseUrl`, or starts the embedded server below `dataDir`; the contents of its database do
 * not matter.
 * @throws {StartupError} for every error that the operator must fix.
 */
export async function openServer(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Pick<BaseLogger, 'debug' | 'info' | 'error'>;
}): Promise<OpenServer> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl !== undefined) {
    return { address: checkUrl(databaseUrl), confirm: async () => undefined, stop: async () => undefined };
  }
  const server = await startEmbeddedServer({ dataDir, log });
  return { address: server.connection, confirm: () => server.confirm(), stop: () => server.stop() };
}

async function openAt(
  address: DatabaseAddress,
  options: { migrate: boolean; poolSize: number; statementLimitMs?: number; log: Pick<BaseLogger, 'debug'> },
): Promise<OpenDatabase> {
  const connection = connect(address, options);
  try {
    const { restoring } = await checkServer(connection);
    if (restoring) {
      throw new StartupError(
        'A restore of the database was interrupted. Run "npm run operator -- restore" on the same backup again.',
      );
    }
    if (options.migrate) await migrateDatabase(address, options.log);
    else await assertSchemaCurrent(connection);
    return { ...connection, close: () => endPools(connection, { timeout: 5 }) };
  } catch (error) {
    await endPools(connection, { timeout: 0 });
    throw error;
  }
}

function checkUrl(url: string): string {
  const isDatabase = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (isDatabase) return url;
  throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/database.');
}

/**
 * Refuses a server that does not answer, and one of another kind.
 * @throws {StartupError}
 */
export async function checkServer({ sql }: Pick<Connection, 'sql'>): Promise<{ readonly restoring: boolean }> {
  const answer = sql<[{ version: number; encoding: string; restoring: boolean }]>`
    select
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      to_regclass('restore.unfinished') is not null as restoring
  `;
  // The driver would wait forever for a peer that accepts connections but is no PostgreSQL.
  const silence = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ANSWER_LIMIT / 1000} s`)), ANSWER_LIMIT).unref();
  });
  const [server] = await Promise.race([answer, silence]).catch((error: unknown) => {
    throw new StartupError(`The database of DATABASE_URL cannot be reached: ${getReason(error)}`, { cause: error });
  });
  if (server.version < OLDEST_VERSION) {
    throw new StartupError(`The database is PostgreSQL ${server.version}; it must be ${OLDEST_VERSION} or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartupError(`The database is encoded in ${server.encoding}; it must be in UTF8.`);
  }
  return server;
}

/** An AggregateError of a host with several addresses has one reason for each address and no message. */
function getReason(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
