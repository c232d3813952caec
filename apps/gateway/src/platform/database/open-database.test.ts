import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { quiet } from '../../../test/quiet.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';
import { StartupError } from '../startup-error.ts';
import { assertSchemaCurrent, migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: '/nowhere', migrate: true, poolSize: 1, log: quiet });

describe('a wrong DATABASE_URL is refused in one line', () => {
  test.each([
    ['no address', /^DATABASE_URL must look like/],
    ['mysql://osteon:secret@127.0.0.1:3306/osteon', /^DATABASE_URL must look like/],
    ['postgres://osteon:secret@127.0.0.1:1/osteon', /cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1$/],
    ['postgres://osteon:secret@nowhere.invalid/osteon', /cannot be reached: getaddrinfo E[A-Z_]+ nowhere\.invalid$/],
  ])('%s', async (url, line) => {
    const refusal: unknown = await open(url).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect(String(refusal)).not.toContain('secret');
    expect((refusal as StartupError).message).toMatch(line);
  });

  test('of a program that is no PostgreSQL', async () => {
    const mute = createServer((socket) => socket.end());
    afterAll(() => mute.close());
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const limits = holdTimeLimits(6000);
    const opened = open(`postgres://osteon@127.0.0.1:${address.port}/osteon`);
    void once(mute, 'connection').then(() => limits.pass(6000));
    await expect(opened).rejects.toThrow(/no answer within 6 s$/);
  });
});

describe('the schema', () => {
  test('is created once by gateways that start together', async () => {
    const database = await testDatabase({ empty: true });
    await expect(assertSchemaCurrent(database)).rejects.toThrow(
      /^The database lacks the migration \d{14}_\w+ and MIGRATE is off/,
    );
    await Promise.all([migrateDatabase(database.address, quiet), migrateDatabase(database.address, quiet)]);
    await expect(assertSchemaCurrent(database)).resolves.toBeUndefined();
    await database.close();
  });

  test('is unchanged after a failed migration', async () => {
    const database = await testDatabase({ empty: true });
    await database.sql`create table account (id text)`;
    await expect(migrateDatabase(database.address, quiet)).rejects.toThrow(
      /^The database cannot be brought up to date: .*relation "account" already exists$/,
    );
    expect(await database.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(1);
    await database.close();
  });

  test('of the job queue is refused where it is older, and brought up to date', async () => {
    const database = await testDatabase();
    await database.sql`drop schema pgboss cascade`;
    await expect(assertSchemaCurrent(database)).rejects.toThrow(
      /^The job queue of the database has version none, this gateway needs \d+ and MIGRATE is off\./,
    );
    await migrateDatabase(database.address, quiet);
    await expect(assertSchemaCurrent(database)).resolves.toBeUndefined();
    await database.close();
  });

  test('is refused where an applied migration was changed', async () => {
    const database = await testDatabase();
    await database.sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`;
    await expect(migrateDatabase(database.address, quiet)).rejects.toThrow(/was changed after it had been applied/);
    await database.close();
  });
});
