import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { type RedisServer, startRedisServer } from '../../../../test/servers/redis-server.ts';
import { holdTimeLimits } from '../../../../test/time-limit.ts';

let redis: RedisServer;
let gateway: TestApp;
let activityId: string;
let assistant: Browser;
let writers: Browser[];

beforeAll(async () => {
  redis = await startRedisServer();
  gateway = await testApp({ env: { LIMITS: 'on', REDIS_URL: redis.url } });
  activityId = await createRoomEvent(gateway.deps.sql, ['sample-03']);
  assistant = await gateway.login('13900000003');
  writers = [];
  for (const mobile of ['13900000002', '13900000004', '13900000009']) writers.push(await gateway.login(mobile));
});
afterAll(async () => {
  await gateway.close();
  await redis.close();
});

const waitUntilReady = (isReady: boolean) =>
  vi.waitFor(() => expect(gateway.deps.redis?.isReady).toBe(isReady), 15_000);

/**
 * Sends, asks, opens a poll and votes in it; each time a writer that has not written before. Returns the number of the
 * messages of the room.
 */
async function useRoom(): Promise<number> {
  const writer = writers.shift();
  if (!writer) throw new Error('there is no writer left');
  const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) => {
    const { code, data } = (await browser.call(name, payload)).json();
    expect(code, name).toBe(0);
    return data;
  };
  const { pollId } = await call(assistant, 'saveLivePoll', { activityId, text: '怎么固定？', options: ['一', '二'] });
  await call(assistant, 'moveLivePoll', { activityId, pollId, act: 'open' });
  await call(writer, 'sendLiveMessage', { activityId, msg: '入点怎么选？', hash: randomUUID() });
  const clientId = randomUUID();
  const { questionId } = await call(writer, 'askLiveQuestion', { activityId, text: '入点怎么选？', clientId });
  await call(assistant, 'voteLiveQuestion', { questionId, on: true });
  await call(writer, 'voteLivePoll', { pollId, option: 1 });
  const { statistics } = await call(writer, 'joinInActivity', { activityId, channel: 'pc' });
  return statistics.messageNum;
}

test('a room is used with Redis', async () => {
  await waitUntilReady(true);
  expect(await useRoom()).toBe(1);
});

test('while Redis hangs, sending, asking and voting go on', async () => {
  const limits = holdTimeLimits(2000);
  redis.freeze();
  const using = useRoom();
  await vi.waitFor(() => {
    limits.pass(2000);
    expect(gateway.deps.redis?.isReady).toBe(false);
  }, 15_000);
  expect(await using).toBe(2);
});

test('while Redis is down, sending, asking and voting go on', async () => {
  redis.thaw();
  await redis.close();
  await waitUntilReady(false);
  expect(await useRoom()).toBe(3);
});
