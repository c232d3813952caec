import { randomUUID } from 'node:crypto';
import { ChatMessageType } from '@osteon/domain';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { nextEvent } from '../../../../test/realtime/next-event.ts';

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

async function openPage(address: string | undefined, id: string): Promise<Socket> {
  const socket = io(`${address}/content`, {
    path: '/gateway/push',
    transports: ['websocket'],
    auth: { id },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  await nextEvent(socket, 'connect');
  return socket;
}

/** The socket of account events. */
async function openAccount({ cookies }: Browser): Promise<Socket> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const socket = io(addresses[0], {
    path: '/gateway/push',
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  await nextEvent(socket, 'connect');
  return socket;
}

const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const nurse = await gateway.login('13900000004');

test('a message reaches the pages of its event at every gateway, once and in order, and no other page', async () => {
  const pages = await Promise.all(addresses.map((address) => openPage(address, 'l07')));
  const otherEventPage = await openPage(addresses[0], 'l08');
  const otherEventMessages: unknown[] = [];
  otherEventPage.on('news', (news) => otherEventMessages.push(news));
  const received = pages.map((page) => {
    const positions: number[] = [];
    page.on('news', (news: { position: number }[]) => positions.push(...news.map(({ position }) => position)));
    return positions;
  });
  const send = (browser: typeof doctor, msg: string) =>
    browser.call('sendLiveMessage', { activityId: 'l07', msg, hash: randomUUID() });
  await Promise.all([send(doctor, '一'), send(nurse, '二')]);
  for (const positions of received) await expect.poll(() => positions).toEqual([1, 2]);
  expect(otherEventMessages).toEqual([]);
});

test('a deletion reaches the pages of both gateways, without the text', async () => {
  const pages = await Promise.all(addresses.map((address) => openPage(address, 'l06')));
  const received = pages.map((page) => {
    const entries: object[] = [];
    page.on('news', (news: object[]) => entries.push(...news));
    return entries;
  });
  const message = { activityId: 'l06', msg: '加微信领课件', hash: randomUUID() };
  const { msgId } = (await doctor.call('sendLiveMessage', message)).json().data;
  for (const entries of received) await expect.poll(() => entries).toMatchObject([{ msgId, msg: '加微信领课件' }]);
  await assistant.call('deleteLiveMessage', { msgId });
  for (const entries of received) {
    await expect.poll(() => entries).toHaveLength(2);
    expect(entries[1]).toMatchObject({ msgType: ChatMessageType.deleted, target: { id: msgId, name: '' }, msg: '' });
    expect(JSON.stringify(entries[1])).not.toContain('加微信');
  }
});

test('a held message reaches the assistants of its event, and its decision the sender, by account events', async () => {
  const ofAssistant = await openAccount(assistant);
  await assistant.call('updateLiveRoom', { activityId: 'l06', isReviewed: true });
  const page = await openPage(addresses[0], 'l06');
  const news: unknown[] = [];
  page.on('news', (entries) => news.push(entries));
  const held = nextEvent(ofAssistant, 'hint');
  const { msgId } = (await nurse.call('sendLiveMessage', { activityId: 'l06', msg: '一', hash: randomUUID() })).json()
    .data;
  expect(await held).toBe('liveHeld');
  expect(news).toEqual([]);
  const ofNurse = await openAccount(nurse);
  const decided = nextEvent(ofNurse, 'hint');
  await assistant.call('decideHeldMessage', { activityId: 'l06', msgId, decision: 'refuse' });
  expect(await decided).toBe('liveHeld');
});

test('a page is notified when it may have missed messages', async () => {
  const page = await openPage(addresses[1], 'l07');
  const missed = nextEvent(page, 'missed');
  await gateway.deps.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`;
  expect(await missed).toBeUndefined();
});
