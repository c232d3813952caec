import type { LiveTransition } from '@osteon/domain';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { nextEvent } from '../../../../test/realtime/next-event.ts';
import { createMoveLiveStatus } from './move-status-service.ts';

const gateway = await testApp();
const other = await testApp({ beside: gateway });
const addresses = await Promise.all([gateway, other].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
const open: Socket[] = [];
afterAll(async () => {
  for (const socket of open) socket.disconnect();
  await other.close();
  await gateway.close();
});

/** Applies every transition of the table, each from the status of the one before. */
const MOVES: readonly (readonly [LiveTransition, 'encoder' | 'operator' | 'recording', number])[] = [
  ['disable', 'operator', -1],
  ['enable', 'operator', 0],
  ['submit', 'operator', 10],
  ['sendBack', 'operator', 0],
  ['submit', 'operator', 10],
  ['approve', 'operator', 20],
  ['start', 'encoder', 40],
  ['pause', 'encoder', 50],
  ['resume', 'encoder', 40],
  ['end', 'operator', 60],
  ['openReplay', 'recording', 70],
  ['pauseReplay', 'operator', 71],
  ['resumeReplay', 'operator', 70],
];

test('every change of a status reaches the open pages of every gateway within a second, and the next read returns it', async () => {
  const pages = addresses.map((address) =>
    io(`${address}/content`, {
      path: '/gateway/push',
      transports: ['websocket'],
      auth: { id: 'l15' },
      reconnection: false,
      forceNew: true,
    }),
  );
  open.push(...pages);
  await Promise.all(pages.map((socket) => nextEvent(socket, 'connect')));
  const move = createMoveLiveStatus(gateway.deps);
  const taken: number[] = [];
  for (const [transition, actor, status] of MOVES) {
    const notified = Promise.all(pages.map((socket) => nextEvent(socket, 'changed')));
    await gateway.deps.db.transaction((tx) => move(tx, { liveId: 'l15', transition, actor }));
    const movedAt = performance.now();
    await notified;
    taken.push(performance.now() - movedAt);
    for (const app of [gateway, other]) {
      const { code, data } = (await app.browser().call('getActivityDetail', { activityId: 'l15' })).json();
      if (status < 20) expect(code, transition).toBe(40_400);
      else expect(data.meetingActivity.status, transition).toBe(status);
    }
  }
  // A machine under load delays single ones.
  expect(taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)]).toBeLessThan(1000);
});
