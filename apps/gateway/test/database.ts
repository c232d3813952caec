import { randomBytes } from 'node:crypto';
import { inject, vi } from 'vitest';
import { type Connection, connect, type DatabaseAddress, endPools } from '../src/platform/database/connect.ts';
import { quiet } from './quiet.ts';

/** A database for one test file, with the schema and the sample library in it. */
export interface TestDatabase extends Connection {
  readonly address: Exclude<DatabaseAddress, string>;
  /** Drops the database. */
  close(): Promise<void>;
}

/**
 * Copies the seeded database; every test file opens its own and closes it at the end. With `empty` it has no
 * schema; `template` is another database to copy, to which nothing is connected.
 */
export async function testDatabase({
  poolSize = 4,
  empty = false,
  template,
  statementLimitMs,
}: {
  poolSize?: number | undefined;
  empty?: boolean;
  template?: string;
  statementLimitMs?: number | undefined;
} = {}): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect({ ...server, database: 'postgres' }, { poolSize: 1, log: quiet });
  // Copies of one database run at the same time, as long as nothing is connected to it. Copying files is twice as fast
  // as writing their pages to the log.
  const original = admin.sql(template ?? (empty ? 'template0' : server.database));
  await admin.sql`create database ${admin.sql(name)} template ${original} strategy file_copy`;
  const address = { ...server, database: name };
  const connection = connect(address, { poolSize, statementLimitMs, log: quiet });
  return {
    ...connection,
    address,
    async close() {
      await endPools(connection, { timeout: 1 });
      // Not `with (force)`: it is refused while autovacuum works in the database, which a plain drop cancels.
      await admin.sql`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and usename = current_user`;
      await admin.sql`drop database ${admin.sql(name)}`;
      await admin.sql.end();
    },
  };
}

/** Another pool on a database that its first opener drops. */
export function joinDatabase(address: TestDatabase['address']) {
  const connection = connect(address, { poolSize: 4, log: quiet });
  return { ...connection, address, close: () => endPools(connection, { timeout: 1 }) };
}

/** An empty database of the tests' server, with the settings that name it. */
export async function emptyDatabase() {
  const database = await testDatabase({ empty: true });
  const { host, user, password, database: name } = database.address;
  // A URL cannot contain the folder of the server's socket, nor a user without a host.
  const server = { PGHOST: host, PGUSER: user, PGPASSWORD: password };
  for (const [variable, value] of Object.entries(server)) vi.stubEnv(variable, value);
  return { ...database, server, env: { DATABASE_URL: `postgres:///${name}` } };
}
