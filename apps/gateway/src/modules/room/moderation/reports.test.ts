import { randomUUID } from 'node:crypto';
import { errors } from '@osteon/contract';
import { CHAT_PAUSE_MS } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const { sql } = gateway.deps;
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const member = await gateway.login('13900000009');
afterAll(() => gateway.close());
let liveId = '';
beforeEach(async () => {
  liveId = await createRoomEvent(sql, ['sample-03']);
});

const call = async (browser: Browser, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser.call(name, payload)).json();
const sendId = async (browser: Browser, msg: string): Promise<string> => {
  clock.advance(CHAT_PAUSE_MS);
  return (await call(browser, 'sendLiveMessage', { activityId: liveId, msg, hash: randomUUID() })).data.msgId;
};
const report = async (browser: Browser, msgId: string, more: object = {}) =>
  (await call(browser, 'reportLiveMessage', { activityId: liveId, msgId, reason: 'advertising', ...more })).code;
const list = (browser: Browser, more: object = {}) =>
  call(browser, 'listReportedMessages', { activityId: liveId, ...more });

test('a message is reported once by each account, and its assistants read the reasons', async () => {
  const [first, second] = [await sendId(doctor, '加微信领课件'), await sendId(doctor, '二')];
  await sendId(doctor, '三');
  expect(await report(member, first)).toBe(0);
  expect(await report(member, first, { reason: 'abuse' })).toBe(0);
  clock.advance(1);
  expect(await report(assistant, first, { reason: 'other', note: ' 广告 ' })).toBe(0);
  expect(await report(member, second)).toBe(0);
  const answer = await list(assistant);
  expect(answer.data).toMatchObject({
    list: [
      { msgId: second, reports: [{ reason: 'advertising', note: '' }] },
      {
        msgId: first,
        msg: '加微信领课件',
        reports: [
          { reason: 'other', note: '广告' },
          { reason: 'advertising', note: '' },
        ],
      },
    ],
    nextCursor: null,
  });
  // The reporter is not shown, and a deleted message is not listed.
  expect(JSON.stringify(answer)).not.toContain('sample-09');
  await call(assistant, 'deleteLiveMessage', { msgId: first });
  expect((await list(assistant)).data.list).toMatchObject([{ msgId: second }]);
});

test('assistants alone list reports, page by page', async () => {
  for (let index = 0; index < 31; index++) await report(member, await sendId(doctor, `第${index}条`));
  for (const other of [doctor, member]) expect((await list(other)).code).toBe(errors.notAllowed.code);
  expect((await list(visitor)).code).toBe(errors.notLoggedIn.code);
  const { data } = await list(assistant);
  expect(data.list).toHaveLength(30);
  const next = await list(assistant, { cursor: data.nextCursor });
  expect(next.data).toMatchObject({ list: [{ msg: '第0条' }], nextCursor: null });
});

test('own, unknown, deleted and foreign messages, and reports without a session or words, are refused', async () => {
  const [msgId, deleted] = [await sendId(doctor, '一'), await sendId(doctor, '二')];
  await call(doctor, 'deleteLiveMessage', { msgId: deleted });
  expect(await report(doctor, msgId)).toBe(errors.notAllowed.code);
  expect(await report(visitor, msgId)).toBe(errors.notLoggedIn.code);
  expect(await report(member, 'unknown')).toBe(errors.notFound.code);
  expect(await report(member, deleted)).toBe(errors.notFound.code);
  expect(await report(member, msgId, { activityId: await createRoomEvent(sql, []) })).toBe(errors.notFound.code);
  expect(await report(member, msgId, { reason: 'other' })).toBe(errors.badInput.code);
  expect(await report(member, msgId, { note: '长'.repeat(201) })).toBe(errors.badInput.code);
  expect((await list(assistant)).data.list).toEqual([]);
});
