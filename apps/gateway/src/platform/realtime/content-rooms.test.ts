import { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { nextEvent } from '../../../test/realtime/next-event.ts';
import { openContentRooms } from './content-rooms.ts';

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

/** The rooms of a server of its own, with a page of the resource `l10`. */
async function openRooms() {
  const http = new HttpServer();
  const server = new Server(http, { path: '/gateway/push', transports: ['websocket'] });
  const rooms = openContentRooms(server, { onChange: () => () => undefined });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  onTestFinished(() => server.close());
  const page = connect(`http://127.0.0.1:${port}`, { id: 'l10' });
  await nextEvent(page, 'connect');
  return { server, rooms, page };
}

test.each([1, 60, 61, 110, 65_510, 65_520, 65_536, 300_000])(
  'messages of %i bytes reach the pages of their resource whole',
  async (size) => {
    const { rooms, page } = await openRooms();
    const messages = [{ msg: '骨'.repeat(Math.floor(size / 3)) }, { msg: 'x'.repeat(size % 3) }];
    const received = nextEvent(page, 'news');
    rooms.send('l11', [{ msg: 'of another resource' }]);
    rooms.send('l10', messages);
    expect(await received).toEqual(messages);
  },
);

test('messages come after what waits for a slow page', async () => {
  const { server, rooms, page } = await openRooms();
  const received: unknown[] = [];
  const last = new Promise<void>((resolve) => {
    page.onAny((event: string, [value]: readonly unknown[]) => {
      received.push([event, value]);
      if (value === 3) resolve();
    });
  });
  // More than the network takes at once: the second event waits in the server.
  const large = 'x'.repeat(16_000_000);
  server.of('/content').emit('changed', [1, large]);
  server.of('/content').emit('changed', [2, large]);
  rooms.send('l10', [3]);
  await last;
  expect(received).toEqual([
    ['changed', 1],
    ['changed', 2],
    ['news', 3],
  ]);
});

test('a resource without pages is not open', async () => {
  const { rooms, page } = await openRooms();
  expect([rooms.isOpen('l10'), rooms.isOpen('l11')]).toEqual([true, false]);
  page.disconnect();
  await vi.waitFor(() => expect(rooms.isOpen('l10')).toBe(false));
});
