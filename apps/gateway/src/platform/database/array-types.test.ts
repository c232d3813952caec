import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import postgres from 'postgres';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { quiet } from '../../../test/quiet.ts';
import { arrayTypes, readArray, writeArray } from './array-types.ts';
import { connect, endPools } from './connect.ts';

const database = await testDatabase();
/** The driver's own reading and writing of arrays. */
const driver = postgres({ ...database.address, max: 1, onnotice: () => undefined });
afterAll(async () => {
  await driver.end();
  await database.close();
});

test.each([
  ['text', ['a', '', ' b ', 'a"b', 'c\\d', '{e}', 'f,g', 'null', '骨折']],
  ['text', []],
  [
    'text',
    [
      ['a', 'b'],
      ['c', 'd"'],
    ],
  ],
  ['varchar', ['a']],
  ['integer', [1, -2, 0]],
  ['smallint', [3]],
  ['bigint', ['9007199254740993']],
  ['float8', [0.5, -1e30]],
  ['real', [0.25]],
  ['uuid', ['0197a1b2-0000-7000-8000-000000000000']],
])('an array of %s is sent and read as the driver does: %j', async (type, values) => {
  const echo = async (sql: typeof driver) => {
    const [row] = await sql.unsafe(`select $1::${type}[] as value`, [values as never], { prepare: true });
    return row?.['value'];
  };
  expect(await echo(driver)).toEqual(values);
  expect(await echo(database.sql)).toEqual(values);
  expect(await echo(database.jobs.statements)).toEqual(values);
});

test('any text, and null, is the same after it was sent', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0') && each.isWellFormed());
  const lists = fc.sample(fc.array(fc.option(text), { minLength: 1 }), 50);
  for (const list of lists) {
    const [row] = await database.sql`select ${writeArray(list)}::text[] as value`;
    expect(row?.['value']).toEqual(list);
    expect(readArray(writeArray(list).replaceAll('null', 'NULL'), String)).toHaveLength(list.length);
  }
});

test('every array column of the database has its type here', async () => {
  const known = Object.values(arrayTypes).map(({ to }) => to);
  const columns = await database.sql`
    select c.relname, a.attname from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c on c.oid = attrelid
    where t.typcategory = 'A' and attnum > 0 and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      and t.oid <> all (${writeArray(known)}::oid[])`;
  expect(columns).toEqual([]);
});

/** A relay to the database that passes nothing on once a connection of a client is ready for its first statement. */
async function relayUntilReady(): Promise<{ url: string; close(): Promise<void> }> {
  const { host, port, user, password, database: name } = database.address;
  const sockets: Socket[] = [];
  const relay = createServer((near) => {
    const far = connectTo(join(host, `.s.PGSQL.${port}`));
    sockets.push(near, far);
    near.on('error', () => undefined).pipe(far);
    far
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        near.write(chunk);
        // ReadyForQuery, outside a transaction.
        if (chunk.includes(Buffer.from('Z\0\0\0\x05I'))) near.unpipe(far).resume();
      });
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${(relay.address() as AddressInfo).port}/${name}`,
    async close() {
      relay.close();
      for (const socket of sockets) socket.destroy();
      await once(relay, 'close');
    },
  };
}

test('a connection that is given up before its first statement was answered rejects that statement alone', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const relay = await relayUntilReady();
  const connection = connect(relay.url, { poolSize: 1, log: quiet });
  const answer = connection.sql`select 1`.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : error),
  );
  await vi.waitFor(() => expect(connection.sql.parameters).not.toEqual({}), 15_000);
  await endPools(connection, { timeout: 0 });
  expect(await answer).toBe('CONNECTION_DESTROYED');
  await relay.close();
  await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect(unhandled.mock.calls).toEqual([]);
});
