import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';

const gateway = await testApp({ env: { TRUST_PROXY: '1' } });
const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
const open: WebSocket[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
});
afterAll(() => gateway.close());

const PATH = '/gateway/push/?EIO=4&transport=websocket';

/** Headers of a page behind an address, with the cookies of a browser. */
function headersOf(ip: string, browser?: Browser): Record<string, string> {
  const cookie = [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  return { 'x-forwarded-for': ip, ...(cookie && { cookie }) };
}

/** A socket that listens to an event; rejects where it is refused. */
async function connect(headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${PATH}`, { headers });
  await once(socket, 'open');
  open.push(socket);
  socket.send('40/content,{"id":"l10"}');
  return socket;
}

async function close(socket: WebSocket): Promise<void> {
  const closed = once(socket, 'close');
  socket.close();
  await closed;
}

/** The response to a socket that the gateway does not open. */
async function readRefusal(headers: Record<string, string>): Promise<IncomingMessage> {
  const request = get(`${origin}${PATH}`, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  request.once('upgrade', (_reply, socket) => {
    socket.destroy();
    request.emit('error', new Error('it was opened'));
  });
  const [reply] = await once(request, 'response');
  return reply.resume();
}

/** Other addresses of one household, one after another. */
function createHousehold(network: string): () => string {
  let host = 0;
  return () => `${network}::${(host++).toString(16)}`;
}

/** Opens as many sockets as a household may have. */
async function fill(nextAddress: () => string): Promise<void> {
  for (let part = 0; part < 10; part++)
    await Promise.all(Array.from({ length: 50 }, () => connect(headersOf(nextAddress()))));
}

test('visitors of one address have five hundred sockets, and the next one is refused until one closes', async () => {
  const nextAddress = createHousehold('2001:db8:0:1');
  await fill(nextAddress);
  const refused = await readRefusal(headersOf(nextAddress()));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  await connect(headersOf('2001:db8:0:2::1'));
  await close(open.splice(0, 1)[0] as WebSocket);
  await expect.poll(() => connect(headersOf(nextAddress()))).toBeInstanceOf(WebSocket);
  expect((await readRefusal(headersOf(nextAddress()))).statusCode).toBe(429);
});

test('sockets of accounts are neither counted nor refused; those of a session that does not hold are', async () => {
  const nextAddress = createHousehold('2001:db8:0:3');
  const doctor = await gateway.login('13900000002');
  for (let each = 0; each < 5; each++) await connect(headersOf(nextAddress(), doctor));
  await fill(nextAddress);
  await connect(headersOf(nextAddress(), doctor));
  const invented = gateway.browser();
  invented.cookies.set('osteon_session', randomBytes(32).toString('base64url'));
  const displaced = await gateway.login('13900000003');
  await gateway.login('13900000003');
  for (const browser of [invented, displaced])
    expect((await readRefusal(headersOf(nextAddress(), browser))).statusCode).toBe(429);
});

test('a refused connection is closed, although its client leaves its side open', async () => {
  const { hostname, port } = new URL(origin);
  const socket = connectTcp({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await once(socket.resume(), 'end');
  // A write to a connection that is closed breaks it.
  const broken = once(socket, 'error');
  const writing = setInterval(() => socket.write('x'), 10);
  expect((await broken)[0]).toMatchObject({ code: expect.stringMatching(/^(?:ECONNRESET|EPIPE)$/) });
  clearInterval(writing);
});
