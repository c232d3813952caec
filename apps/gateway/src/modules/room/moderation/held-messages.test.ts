import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_PAUSE_MS, LiveStatus } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';
import { commands } from '../../../operator/commands.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const colleague = await gateway.login('13900000004');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  liveId = await createRoomEvent(sql, ['sample-03', 'sample-04']);
});

const PATIENT = '我们27床的患者，S1通道只有8毫米';

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const send = (browser: Browser, msg: string, more: object = {}) => {
  clock.advance(CHAT_PAUSE_MS);
  return call(browser, 'sendLiveMessage', { activityId: liveId, msg, hash: randomUUID(), ...more });
};
const change = (rules: object) => call(assistant, 'updateLiveRoom', { activityId: liveId, ...rules });
const readTexts = async (browser: Browser) =>
  (await call(browser, 'getHistoryMessages', { activityId: liveId })).data.list.map(({ msg }: { msg: string }) => msg);
const listHeld = async (browser: Browser, own = 'false') =>
  (await call(browser, 'listHeldMessages', { activityId: liveId, own })).data?.list;
const decide = (browser: Browser, msgId: string, decision: string, reason = '') =>
  call(browser, 'decideHeldMessage', { activityId: liveId, msgId, decision, reason });
const word = async (...words: string[]) => {
  const lines: string[] = [];
  for await (const line of commands.words?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
};

test('a message with a watched word is seen by its sender and the assistants alone, until it is released', async () => {
  await change({ words: ['联系方式'] });
  const { data } = await send(doctor, '麻烦发一下厂家的联 系方式');
  expect(data.status).toBe(3);
  expect(await readTexts(visitor)).toEqual([]);
  expect(await listHeld(member)).toEqual([]);
  const held = { msgId: data.msgId, reason: 'words', marks: [{ start: 8, end: 13 }], state: 'held', name: '周予安' };
  expect(await listHeld(assistant)).toMatchObject([held]);
  // A sender does not learn which words are watched.
  expect(await listHeld(doctor)).toMatchObject([{ ...held, marks: [] }]);
  await send(member, '请问入点？');
  clock.advance(5000);
  expect((await decide(assistant, data.msgId, 'release')).code).toBe(0);
  // It follows what was shown before its release.
  const { list } = (await call(visitor, 'getHistoryMessages', { activityId: liveId })).data;
  expect(list).toMatchObject([
    { msgId: data.msgId, position: 2, msg: '麻烦发一下厂家的联 系方式', sentAt: clock.now() },
    { position: 1 },
  ]);
  expect(await listHeld(assistant)).toEqual([]);
  const joined = await call(visitor, 'joinInActivity', { activityId: liveId, channel: 'pc' });
  expect(joined.data).toMatchObject({ statistics: { messageNum: 2 }, room: { words: [] } });
});

test('the words of the operator hold messages of every event', async () => {
  expect(await word('list')).toBe('No words are watched.');
  expect(await word('add', '加微信', '--by', '林')).toBe('加微信 is watched.');
  expect(await word('add', '加微信', '--by', '林')).toBe('加微信 was watched before.');
  expect(await word('list')).toMatch(/^word .*\n加微信 /);
  expect((await send(doctor, '加·微·信领课件')).data.status).toBe(3);
  expect(await word('remove', '加微信', '--by', '林')).toBe('加微信 is not watched.');
  expect((await send(doctor, '加微信领课件')).data.status).toBe(1);
  await expect(word('add', '字'.repeat(31), '--by', '林')).rejects.toThrow('A word has 1 to 30 characters.');
  await expect(word('add', '字')).rejects.toThrow('--by');
});

test('with review every message but those of assistants is held', async () => {
  expect((await change({ isReviewed: true })).data.isReviewed).toBe(true);
  expect((await send(doctor, '一')).data.status).toBe(3);
  expect((await send(assistant, '二')).data.status).toBe(1);
  expect(await readTexts(doctor)).toEqual(['二']);
});

test('patient identifiers are sent for a decision only by choice, and can be masked', async () => {
  expect((await send(doctor, PATIENT)).code).toBe(errors.patientData.code);
  const { data } = await send(doctor, PATIENT, { toReview: true });
  expect(await listHeld(assistant)).toMatchObject([{ reason: 'patientData', marks: [{ start: 2, end: 5 }] }]);
  expect((await decide(assistant, data.msgId, 'mask')).code).toBe(0);
  expect(await readTexts(visitor)).toEqual(['我们＊＊＊的患者，S1通道只有8毫米']);
  const own = (await send(assistant, PATIENT, { toReview: true })).data;
  expect(own.status).toBe(3);
  expect(await listHeld(assistant, 'true')).toMatchObject([{ msgId: own.msgId, marks: [{ start: 2, end: 5 }] }]);
  expect(await listHeld(colleague, 'true')).toEqual([]);
});

test('a refused message is shown to nobody, and its sender reads why', async () => {
  await change({ isReviewed: true });
  const { data } = await send(doctor, '一');
  expect((await decide(assistant, data.msgId, 'refuse', '与手术无关')).code).toBe(0);
  expect(await readTexts(assistant)).toEqual([]);
  expect(await listHeld(assistant)).toEqual([]);
  expect(await listHeld(doctor)).toMatchObject([{ msgId: data.msgId, state: 'refused', refusal: '与手术无关' }]);
});

test('of two assistants at once one decides, and the other learns who did', async () => {
  await change({ isReviewed: true });
  const { data } = await send(doctor, '一');
  const answers = await Promise.all([
    decide(assistant, data.msgId, 'release'),
    decide(colleague, data.msgId, 'refuse'),
    decide(assistant, data.msgId, 'release'),
  ]);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const refused = answers.find(({ code }) => code !== 0);
  expect(refused.code).toBe(errors.heldMessageDecided.code);
  expect(refused.message).toBe(`该消息已由${refused.data.name}处理`);
  expect((await readTexts(visitor)).length).toBeLessThanOrEqual(1);
});

test('nobody but an assistant of the event decides, and only on its held messages', async () => {
  await change({ isReviewed: true });
  const { data } = await send(doctor, '一');
  const shown = (await send(assistant, '二')).data.msgId;
  expect((await decide(doctor, data.msgId, 'release')).code).toBe(errors.notAllowed.code);
  expect((await decide(visitor, data.msgId, 'release')).code).toBe(errors.notLoggedIn.code);
  expect((await decide(assistant, shown, 'refuse')).code).toBe(errors.notFound.code);
  expect((await decide(assistant, data.msgId, 'burn')).code).toBe(errors.badInput.code);
  const other = { activityId: 'l07', msgId: data.msgId, decision: 'release' };
  expect((await call(assistant, 'decideHeldMessage', other)).code).toBe(errors.notFound.code);
  expect((await call(visitor, 'listHeldMessages', { activityId: liveId })).code).toBe(errors.notLoggedIn.code);
  await sql`update live_event set status = ${LiveStatus.end} where id = ${liveId}`;
  expect((await decide(assistant, data.msgId, 'release')).code).toBe(errors.chatClosed.code);
  expect(await readTexts(visitor)).toEqual(['二']);
});

test('a sender withdraws a held message, which nobody else can delete or quote', async () => {
  await change({ isReviewed: true });
  const { data } = await send(doctor, '一');
  const remove = async (browser: Browser) => (await call(browser, 'deleteLiveMessage', { msgId: data.msgId })).code;
  expect(await remove(member)).toBe(errors.notFound.code);
  expect(await remove(assistant)).toBe(errors.notFound.code);
  expect((await send(member, '二', { quoteMsgId: data.msgId })).code).toBe(errors.notFound.code);
  expect(await remove(doctor)).toBe(0);
  expect([await listHeld(assistant), await listHeld(doctor)]).toEqual([[], []]);
  expect((await decide(assistant, data.msgId, 'release')).code).toBe(errors.notFound.code);
  expect(await readTexts(visitor)).toEqual([]);
});

test('a repeated send of a held message is the same message', async () => {
  await change({ isReviewed: true });
  const hash = randomUUID();
  const first = await send(doctor, '一', { hash });
  expect((await send(doctor, '一', { hash })).data).toEqual({ ...first.data, status: 3 });
  await decide(assistant, first.data.msgId, 'release');
  expect((await send(doctor, '一', { hash })).data).toEqual({ ...first.data, status: 1 });
});
