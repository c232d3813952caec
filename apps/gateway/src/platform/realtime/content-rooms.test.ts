import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { nextEvent } from '../../../test/realtime/next-event.ts';

const gateway = await testApp();
const other = await testApp({ beside: gateway });
const addresses = await Promise.all([gateway, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await other.close();
  await gateway.close();
});

function connect(address: string | undefined, auth: object): Socket {
  const socket = io(`${address}/content`, {
    path: '/gateway/push',
    transports: ['websocket'],
    auth,
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}

const notify = (text: string) => gateway.deps.sql`select pg_notify('osteon_content', ${text})`;

test('visitors at every gateway receive the changes of the resource of their page, and of no other', async () => {
  const pages = addresses.map((address) => connect(address, { id: 'l10' }));
  const stranger = connect(addresses[0], { id: 'l11' });
  await Promise.all([...pages, stranger].map((socket) => nextEvent(socket, 'connect')));
  const received: string[] = [];
  stranger.on('changed', () => received.push('l11'));
  const changed = Promise.all(pages.map((socket) => nextEvent(socket, 'changed')));
  await notify('l10 v01');
  await changed;
  expect(received).toEqual([]);
  const all = Promise.all([...pages, stranger].map((socket) => nextEvent(socket, 'changed')));
  await notify('');
  await all;
});

test.each([{}, { id: '' }, { id: 'l 1' }, { id: ['l10'] }])('a page that shows %j is refused', async (auth) => {
  expect(await nextEvent(connect(addresses[0], auth), 'connect_error')).toEqual(new Error('badInput'));
});

test('a page that sends anything is disconnected', async () => {
  const socket = connect(addresses[0], { id: 'l10' });
  await nextEvent(socket, 'connect');
  const disconnected = nextEvent(socket, 'disconnect');
  socket.emit('changed', 'everything');
  expect(await disconnected).toBe('io server disconnect');
});
