import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

const gateway = await testApp();
const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => gateway.close());

test.concurrent.each([
  ['that says nothing', '', ''],
  ['that sends its head byte by byte', 'GET /gateway/health/live HTTP/1.1\r\nx-slow: ', 'x'],
])('a connection %s is closed', async (_name, first, then) => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(first);
  const trickle = setInterval(() => socket.write(then), 1000);
  await closed;
  clearInterval(trickle);
  expect(socket.destroyed).toBe(true);
});
