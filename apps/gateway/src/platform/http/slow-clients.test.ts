import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

/**
 * Time limit of the head of a request (rules/security-limits#slow-clients), and the one in this test, in milliseconds.
 */
const HEAD_MS = { real: 15_000, here: 2000 };

const gateway = await testApp();
const { server } = gateway.app;
const { headersTimeout } = server;
const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => gateway.close());

test('the head of a request takes 15 seconds at most', () => {
  expect(headersTimeout).toBe(HEAD_MS.real);
});

test.concurrent.each([
  ['that says nothing', '', ''],
  ['that sends its head byte by byte', 'GET /gateway/health/live HTTP/1.1\r\nx-slow: ', 'x'],
])('a connection %s is closed', async (_name, first, then) => {
  server.headersTimeout = HEAD_MS.here;
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(first);
  const trickle = setInterval(() => socket.write(then), 100);
  await closed;
  clearInterval(trickle);
  expect(socket.destroyed).toBe(true);
});
