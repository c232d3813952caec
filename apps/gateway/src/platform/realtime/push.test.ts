import { once } from 'node:events';
import { get } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { nextEvent } from '../../../test/realtime/next-event.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';

let gateway: TestApp;
let address: string;
let customer: Browser;
const open: Socket[] = [];

beforeAll(async () => {
  gateway = await testApp();
  address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  customer = await gateway.login('13900000013');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => gateway.close());

function connect(browser: Browser, headers: Record<string, string> = {}, to = address): Socket {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const socket = io(to, {
    path: '/gateway/push',
    transports: ['websocket'],
    extraHeaders: { cookie, ...headers },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}

async function connected(browser: Browser): Promise<Socket> {
  const socket = connect(browser);
  await nextEvent(socket, 'connect');
  return socket;
}

test('the event of a transfer is sent to the desktop of its account only', async () => {
  const socket = await connected(await gateway.login('13900000002'));
  const other = await connected(await gateway.login('13900000003'));
  const received: unknown[] = [];
  other.on('hint', (kind) => received.push(kind));
  const phone = gateway.browser();
  await phone.call('phonePasswordLogin', { mobile: '13900000002', passwd: 'Osteon2026!' });
  const hint = nextEvent(socket, 'hint');
  await phone.call('sendTransfer', { resources: [{ resourceType: 1, resourceId: 'v37' }] });
  expect(await hint).toBe('transfer');
  const own = nextEvent(other, 'hint');
  await gateway.deps.sql`select pg_notify('osteon_hint', 'message sample-03')`;
  expect(await own).toBe('message');
  expect(received).toEqual(['message']);
});

test('clients refetch when events may have been missed', async () => {
  const socket = await connected(await gateway.login('13900000002'));
  const hints: unknown[] = [];
  socket.on('hint', (kind) => hints.push(kind));
  const cut = await gateway.deps.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %osteon_hint%'`;
  expect(cut).toHaveLength(1);
  const all = ['transfer', 'message', 'certification', 'profile', 'following', 'liveHeld'];
  await expect.poll(() => hints).toEqual(all);
});

test('a displaced session is notified and disconnected at once', async () => {
  // The second check of the session, a second later, is not the one that disconnects it.
  holdTimeLimits(1000);
  const socket = await connected(await gateway.login('13900000004'));
  const received = nextEvent(socket, 'hint');
  const cut = nextEvent(socket, 'disconnect');
  await gateway.login('13900000004');
  expect(await received).toBe('session');
  expect(await cut).toBe('io server disconnect');
});

test('a session that logs out is disconnected at once', async () => {
  holdTimeLimits(1000);
  const browser = await gateway.login('13900000005');
  const socket = await connected(browser);
  const cut = nextEvent(socket, 'disconnect');
  await browser.call('logout', {});
  expect(await cut).toBe('io server disconnect');
});

test('the socket of a session that another gateway ends is disconnected, however fresh this one has read it', async () => {
  // The clock does not move, so the session that a gateway has cached stays valid for it.
  const clock = createFakeClock();
  const second = await testApp({ beside: gateway, clock });
  const secondAddress = await second.app.listen({ port: 0, host: '127.0.0.1' });
  const ends: Record<string, (browser: Browser) => Promise<unknown>> = {
    '13900000007': () => gateway.login('13900000007'),
    '13900000006': (browser) => browser.call('logout', {}),
  };
  for (const [account, end] of Object.entries(ends)) {
    const browser = await gateway.login(account);
    const socket = connect(browser, {}, secondAddress);
    await nextEvent(socket, 'connect');
    const received = nextEvent(socket, 'hint');
    const cut = nextEvent(socket, 'disconnect');
    await end(browser);
    expect(await received).toBe('session');
    expect(await cut).toBe('io server disconnect');
  }
  await second.close();
});

test('a role that another process assigns is read by the call that follows its event', async () => {
  // The clock does not move, so the session that the gateway has cached stays valid for it.
  const clock = createFakeClock();
  const second = await testApp({ beside: gateway, clock });
  const secondAddress = await second.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = second.browser();
  await browser.login('13900000001');
  const socket = connect(browser, {}, secondAddress);
  await nextEvent(socket, 'connect');
  const readRole = async () => (await browser.call('explainScene', { sceneId: 1 })).json().data.roleId;
  expect(await readRole()).toBe(5);
  const received = nextEvent(socket, 'hint');
  await gateway.deps.sql.begin(async (tx) => {
    await tx`update account set role_id = 6 where id = 'sample-01'`;
    await tx`select pg_notify('osteon_hint', 'certification sample-01')`;
  });
  expect(await received).toBe('certification');
  expect(await readRole()).toBe(6);
  await second.close();
});

test('a page of another site is not connected, whatever cookies it has', async () => {
  const socket = connect(await gateway.login('13900000008'), { origin: 'https://evil.example' });
  expect(await nextEvent(socket, 'connect_error')).toBeInstanceOf(Error);
});

test.each([
  ['a visitor', async () => gateway.browser()],
  [
    'the session of a phone',
    async () => {
      const phone = gateway.browser();
      await phone.call('phonePasswordLogin', { mobile: '13900000009', passwd: 'Osteon2026!' });
      return phone;
    },
  ],
])('%s is not connected', async (_name, make) => {
  expect(await nextEvent(connect(await make()), 'connect_error')).toMatchObject({ message: 'notLoggedIn' });
});

test('a browser that sends a large packet is disconnected', async () => {
  const socket = await connected(await gateway.login('13900000009'));
  const cut = nextEvent(socket, 'disconnect');
  socket.emit('noise', 'x'.repeat(5 * 1024 * 1024));
  expect(await cut).toMatch(/transport/);
});

test.each(['h2c', 'websocket'])('a client that only offers to speak %s is answered as any other', async (protocol) => {
  const request = get(`${address}/gateway/health/live`, { headers: { connection: 'Upgrade', upgrade: protocol } });
  const [reply] = await once(request, 'response');
  expect(reply.statusCode).toBe(200);
  reply.resume();
});

test('a session that was displaced meanwhile, or is locked, is not connected again', async () => {
  const displaced = await gateway.login('13900000006');
  await gateway.login('13900000006');
  for (const browser of [displaced, await gateway.login('13900000011')]) {
    expect(await nextEvent(connect(browser), 'connect_error')).toMatchObject({ message: 'notLoggedIn' });
  }
});

/**
 * A WebSocket without the client library; sends packets of Engine.IO once it is open, and resolves when it is closed.
 */
async function sendPackets(browser: Browser, packets: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<number> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const url = `${address.replace('http', 'ws')}/gateway/push/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie } });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  for (const packet of packets) socket.send(packet);
  await closed;
  return socket.readyState;
}

test.each<[string, readonly (string | Uint8Array<ArrayBuffer>)[]]>([
  ['connects to a foreign namespace', ['40/admin,']],
  ['sends an event before it connects', ['42["hint","transfer"]']],
  ['sends a binary packet', [new Uint8Array(8)]],
  ['connects twice', ['40', '40']],
  ['acknowledges an event', ['40', '43["x"]']],
])('a client that %s is cut at once, with and without a session', async (_what, packets) => {
  // Neither the time limit of a connection that never connects nor that of a silent one ends it.
  holdTimeLimits(10_000, 55_000);
  for (const browser of [gateway.browser(), customer])
    expect(await sendPackets(browser, packets)).toBe(WebSocket.CLOSED);
});

test.each([
  ['without a transport', '?EIO=4', {}],
  ['of another session', '?EIO=4&transport=websocket&sid=abc', {}],
  ['of an old protocol', '?EIO=3&transport=websocket', {}],
  ['with a malformed key', '?EIO=4&transport=websocket', { 'sec-websocket-key': 'short' }],
  ['of a page of another site', '?EIO=4&transport=websocket', { origin: 'https://evil.example' }],
])('an upgrade %s is refused with the security headers', async (_what, query, headers) => {
  const request = get(`${address}/gateway/push/${query}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  const [reply] = await once(request, 'response');
  expect([400, 403]).toContain(reply.statusCode);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  reply.resume();
});

test('a browser that sends any message is disconnected', async () => {
  const socket = await connected(await gateway.login('13900000001'));
  const cut = nextEvent(socket, 'disconnect');
  socket.emit('hint', 'transfer');
  expect(await cut).toBe('io server disconnect');
});

test('a browser whose gateway stops reconnects', async () => {
  const stopping = await testApp();
  const socket = connect(
    await stopping.login('13900000002'),
    {},
    await stopping.app.listen({ port: 0, host: '127.0.0.1' }),
  );
  await nextEvent(socket, 'connect');
  const disconnected = nextEvent(socket, 'disconnect');
  await stopping.close();
  await disconnected;
  // A client that the server disconnects does not reconnect; one whose connection closes does.
  expect(socket.active).toBe(true);
});

test('a browser whose session cannot be read reconnects', async () => {
  const { sql } = gateway.deps;
  const browser = await gateway.login('13900000003');
  await sql`alter table session rename to session_elsewhere`;
  const limits = holdTimeLimits(10_000);
  const failed = vi.spyOn(gateway.deps.log, 'error');
  const socket = connect(browser);
  const ended = new Promise<unknown>((resolve) => {
    for (const event of ['disconnect', 'connect_error'] as const) socket.once(event, resolve);
  });
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), 15_000);
  limits.pass(10_000);
  await ended;
  await sql`alter table session_elsewhere rename to session`;
  expect(socket.active).toBe(true);
});

test('the connections of an account are limited', async () => {
  const browser = await gateway.login('13900000013');
  for (let each = 0; each < 50; each++) await nextEvent(connect(browser), 'connect');
  expect(await nextEvent(connect(browser), 'connect_error')).toMatchObject({ message: 'tooMany' });
});
