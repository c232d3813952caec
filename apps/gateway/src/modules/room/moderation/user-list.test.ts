import { errors } from '@osteon/contract';
import { LIVE_PRESENCE_MS, type LiveChannel, SpeakState } from '@osteon/domain';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
const visitor = gateway.browser();
const doctor = await gateway.login('13900000002');
const assistant = await gateway.login('13900000003');
const member = await gateway.login('13900000009');
const plain = await gateway.login('13900000001');
afterAll(() => gateway.close());
// Former viewers are no longer present.
beforeEach(() => clock.advance(LIVE_PRESENCE_MS * 2));

const join = async (browser: Browser, channel: LiveChannel = 'pc') => {
  clock.advance(1000);
  await browser.call('joinInActivity', { activityId: 'l07', channel });
};
const list = async (browser: Browser, more: object = {}) =>
  (await browser.call('getUserList', { activityId: 'l07', ...more })).json();
const names = async (browser: Browser, more: object = {}) =>
  (await list(browser, more)).data.list.map(({ userName }: { userName: string }) => userName);

test('everybody reads who is present, assistants first, without the fields for assistants', async () => {
  for (const browser of [doctor, member, assistant]) await join(browser);
  await join(visitor);
  const { data } = await list(visitor);
  expect(data.total).toBe(3);
  expect(data.list).toMatchObject([
    { userName: '秦望舒', role: 'assistant', moderation: null },
    { userName: '周予安', role: '', isCertified: true, userStatus: 1, moderation: null },
    { moderation: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('sample-0');
  await doctor.call('leaveActivity', { activityId: 'l07' });
  expect(await names(visitor)).not.toContain('周予安');
});

test('an account without a public page has an id of this event alone', async () => {
  await join(plain);
  const [first] = (await list(visitor)).data.list;
  expect(first.userId).toMatch(/^u-[\w-]{16}$/);
  await plain.call('joinInActivity', { activityId: 'l06', channel: 'pc' });
  const elsewhere = (await visitor.call('getUserList', { activityId: 'l06' })).json().data.list;
  expect(elsewhere[0].userId).not.toBe(first.userId);
});

test('people are found by name, hospital, device and page', async () => {
  await join(doctor);
  await join(member, 'h5');
  expect(await names(visitor, { userName: '予安' })).toEqual(['周予安']);
  expect(await names(visitor, { userName: '第二人民' })).toEqual(['周予安']);
  expect(await names(visitor, { userName: '%' })).toEqual([]);
  expect(await names(visitor, { userPlatformType: 1 })).toEqual(['周予安']);
  expect(await names(visitor, { queryType: 2 })).toEqual([]);
  const first = (await list(visitor, { pageSize: 1 })).data;
  expect([first.list.length, first.total, first.hasMore]).toEqual([1, 2, true]);
  const second = (await list(visitor, { pageSize: 1, pageNum: 2 })).data;
  expect([second.list.length, second.hasMore]).toEqual([1, false]);
});

test('the muted are listed to assistants alone, with reason and time, present or not', async () => {
  await join(doctor);
  const [person] = (await list(assistant)).data.list;
  expect(person.moderation).toMatchObject({ channel: 'pc', messageNum: 0, speakState: SpeakState.free });
  const { userId } = person;
  const mute = { activityId: 'l07', userId, speakState: SpeakState.muted, reason: '刷屏' };
  await assistant.call('updateSpeakState', mute);
  await doctor.call('leaveActivity', { activityId: 'l07' });
  const { data } = await list(assistant, { queryType: 1 });
  expect(data.list).toMatchObject([
    { userId, userStatus: 2, moderation: { speakState: 1, reason: '刷屏', by: '秦望舒', decidedAt: clock.now() } },
  ]);
  for (const browser of [visitor, member])
    expect((await list(browser, { queryType: 1 })).code).toBe(errors.notAllowed.code);
  expect((await list(visitor, { queryType: 3 })).code).toBe(errors.badInput.code);
  expect((await visitor.call('getUserList', { activityId: 'l99' })).json().code).toBe(errors.notFound.code);
});

test('an assistant exports the people as a CSV without formulas, which is recorded', async () => {
  await join(plain, 'h5');
  await gateway.deps.sql`update account set company = '=HYPERLINK("x")' where id = 'sample-01'`;
  await join(doctor);
  for (const browser of [visitor, doctor])
    expect((await browser.call('exportUserList', { activityId: 'l07' })).json().code).not.toBe(0);
  const unknown = await assistant.call('exportUserList', { activityId: 'nowhere' });
  expect(unknown.json().code).toBe(errors.notFound.code);
  const { csv } = (await assistant.call('exportUserList', { activityId: 'l07', userPlatformType: 2 })).json().data;
  const [heading, line, ...rest] = csv.trimEnd().split('\n');
  expect(heading).toBe('\u{feff}姓名,单位,身份,终端,进入时间,发言数,发言状态');
  expect(line).toContain("'=HYPERLINK");
  expect(line).toContain('听众,手机');
  expect(rest).toEqual([]);
});
