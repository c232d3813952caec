import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { errors } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { quiet } from '../../../test/quiet.ts';
import { connect, type Database, endPools } from './connect.ts';

const getAuthorMemberInfo = vi.fn<() => Promise<never>>();
const gateway = await testApp({ modules: () => ({ handlers: { getAuthorMemberInfo } }) });
const { db } = gateway.deps;
const { sql: outside } = connect(gateway.address, { poolSize: 1, log: quiet });
await outside`create table kept (what text)`;
beforeEach(() => outside`truncate kept`);
afterAll(async () => {
  await outside.end();
  await gateway.close();
});

const insertRow = (tx: Database, what: string) => tx.execute(sql`insert into kept values (${what})`);
const endOwn = (tx: Database) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);

/** Ends the connection of a transaction from outside, and waits until the driver has noticed. */
async function endFromOutside(tx: Database): Promise<void> {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = row?.pid ?? 0;
  await outside`select pg_terminate_backend(${pid})`;
  await vi.waitFor(async () => {
    const [found] = await outside`select count(*)::int as left from pg_stat_activity where pid = ${pid}`;
    expect(found).toEqual({ left: 0 });
  }, 15_000);
}

test.each<[string, (tx: Database) => Promise<unknown>]>([
  ['in the middle of a statement', (tx) => endOwn(tx)],
  ['in the middle of a part that can be undone by itself', (tx) => tx.transaction((part) => endOwn(part))],
  ['while it waits for something else', (tx) => endFromOutside(tx)],
  ['and goes on without asking', (tx) => endFromOutside(tx).then(() => insertRow(tx, 'after'))],
])(
  'a transaction whose connection ends %s answers 503, is rolled back and affects no other call',
  async (_when, work) => {
    getAuthorMemberInfo.mockImplementationOnce(() =>
      db.transaction(async (tx) => {
        await insertRow(tx, 'before');
        await work(tx);
        throw new Error('a transaction went on without its connection');
      }),
    );
    const reply = await gateway.browser().call('getAuthorMemberInfo', {});
    expect([reply.statusCode, reply.json().code]).toEqual([503, errors.unavailable.code]);
    expect(await outside`select what from kept`).toEqual([]);
    // The driver also rejects the first statement of the next connection.
    await vi.waitFor(() => db.transaction((tx) => insertRow(tx, 'the next')), 15_000);
    expect(await outside`select what from kept`).toEqual([{ what: 'the next' }]);
  },
);

/** A FATAL error of the protocol, after which the server closes the connection. */
function composeFatal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mnot now\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.each<[string, (socket: Socket) => void]>([
  ['refuses connections', (socket) => socket.resetAndDestroy()],
  ['is starting (57P03)', (socket) => socket.end(composeFatal('57P03'))],
  ['is stopping (57P01)', (socket) => socket.end(composeFatal('57P01'))],
])('connections to a server that %s for a while are replaced as soon as it is back', async (_how, refuse) => {
  const { host, port: portOfSocket, ...address } = gateway.address;
  let isAway = true;
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isAway) return void socket.once('data', () => refuse(socket));
    const server = createConnection(join(host, `.s.PGSQL.${portOfSocket}`)).on('error', () => undefined);
    socket.pipe(server).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const pool = connect({ ...address, host: '127.0.0.1', port }, { poolSize: 2, log: quiet });
  for (let count = 0; count < 12; count++) await pool.sql`select 1`.catch(() => undefined);
  isAway = false;
  const startedAt = performance.now();
  await vi.waitFor(() => pool.sql`select 1`, 60_000);
  // The driver's own pause would be ten seconds at least.
  expect(performance.now() - startedAt).toBeLessThan(8000);
  await endPools(pool, { timeout: 1 });
  proxy.close();
});
