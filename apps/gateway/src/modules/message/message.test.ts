import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { encodeCursor } from '../../platform/database/keyset.ts';
import { postMessage } from './post-message-service.ts';

let gateway: TestApp;
let browser: Browser;
let later = 0;

beforeAll(async () => {
  gateway = await testApp({ clock: { now: () => Date.now() + later } });
  browser = await gateway.login('13900000002');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  later = 0;
  await gateway.deps
    .sql`update message set read_at = case when id in ('sample-02-m0', 'sample-02-m1') then null else sent_at end`;
  await gateway.deps.sql`delete from message_preference`;
  await gateway.deps.sql`delete from message_quiet`;
});

async function prompts(): Promise<Record<string, number>> {
  const { data } = (await browser.call('getMessageCount', { promptSceneCode: 'doctor-home-pc' })).json();
  const list: { sceneCode: string; promptNum: number }[] = data.scenePromptList;
  return Object.fromEntries(list.map(({ sceneCode, promptNum }) => [sceneCode, promptNum]));
}

const page = async (payload = {}) => (await browser.call('listMessages', payload)).json().data;
const getIds = (data: { list: { id: string }[] }) => data.list.map(({ id }) => id);

test('the counts are of unread messages and of live events on air', async () => {
  expect(await prompts()).toMatchObject({ edu_message: 2, live_activity_message: 3 });
});

test('messages are listed newest first, by kind, unread only, and page by page', async () => {
  const all = await page();
  expect(getIds(all).slice(0, 3)).toEqual(['sample-02-m0', 'sample-02-m1', 'sample-02-m2']);
  expect(all.unread).toEqual(
    expect.arrayContaining([
      { scene: 'edu_message', count: 1 },
      { scene: 'live_activity_message', count: 1 },
    ]),
  );
  expect(getIds(await page({ unread: 'true' }))).toEqual(['sample-02-m0', 'sample-02-m1']);
  const live = await page({ scene: 'live_activity_message' });
  expect(new Set(live.list.map(({ scene }: { scene: string }) => scene))).toEqual(new Set(['live_activity_message']));
  expect(live.list).toContainEqual(expect.objectContaining({ pcLink: '/liveDetail?activityId=l08' }));
  const first = await page({ pageSize: 4 });
  const second = await page({ pageSize: 4, cursor: first.nextCursor });
  expect([...getIds(first), ...getIds(second)]).toEqual(getIds(all).slice(0, 8));
});

test('one message is marked read by its id, all without one', async () => {
  await browser.call('markMessageRead', { id: 'sample-02-m0' });
  expect((await prompts())['edu_message']).toBe(1);
  expect((await page()).list[0]).toMatchObject({ id: 'sample-02-m0', isRead: 1 });
  await browser.call('markMessageRead', {});
  expect((await prompts())['edu_message']).toBe(0);
  expect((await page()).unread).toEqual([]);
});

test('messages after the read of the list stay unread when the list is marked', async ({ onTestFinished }) => {
  const { askedAt } = await page();
  onTestFinished(() => gateway.deps.sql`delete from message where title = '新'`.then(() => undefined));
  const unreadMessage = {
    accountId: 'sample-02',
    scene: 'account_security',
    compose: () => ({ title: '新', body: '' }),
    sentAt: askedAt,
  } as const;
  await gateway.deps.db.transaction((tx) => postMessage(tx, unreadMessage));
  await browser.call('markMessageRead', { before: askedAt });
  expect((await page({ unread: 'true' })).list).toMatchObject([{ title: '新' }]);
  expect((await browser.call('markMessageRead', { before: 8_640_000_000_000_000 })).statusCode).toBe(400);
});

test('messages of one kind are marked read, restricted by an id or a time', async ({ onTestFinished }) => {
  onTestFinished(() => gateway.deps.sql`delete from message where id like 'kind-%'`.then(() => undefined));
  await gateway.deps.sql`
    insert into message (id, account_id, scene, kind, title, body, pc_link, sent_at, target_type, target_id)
    select 'kind-' || kind || n, 'sample-02', 'edu_message', kind, '', '', null, now() - n * interval '1 minute', 1, 'v0' || n
    from unnest(array['like', 'follow']) as kind, generate_series(1, 3) as n`;
  const unread = async () => getIds(await page({ unread: 'true' })).filter((id) => id.startsWith('kind-'));
  const likes = (await page({ kind: 'like' })).list;
  expect(await unread()).toHaveLength(6);
  const mark = (which: RequestOf<'markMessageRead'>) => browser.call('markMessageRead', which);

  await mark({ kind: 'like', before: likes[1].sentAt });
  expect(await unread()).not.toContain('kind-like3');
  expect(await unread()).toHaveLength(5);
  await mark({ kind: 'like', id: 'kind-like2' });
  expect(await unread()).toHaveLength(4);
  const other = await mark({ kind: 'like', id: 'kind-follow1' });
  expect([other.statusCode, other.json().code]).toEqual([404, 40_400]);
  const invented = await mark({ kind: 'gossip' as 'like' });
  expect([invented.statusCode, invented.json().code]).toEqual([400, 40_000]);
  expect(await unread()).toHaveLength(4);
  await mark({ kind: 'like' });
  expect(await unread()).toEqual(['kind-follow1', 'kind-follow2', 'kind-follow3']);
  expect((await page()).list).toContainEqual(expect.objectContaining({ id: 'sample-02-m0', isRead: 0 }));
});

test("another account's message is not found", async () => {
  expect((await browser.call('markMessageRead', { id: 'sample-03-m0' })).statusCode).toBe(404);
});

test('a scene without reminders is listed and not counted', async () => {
  await browser.call('saveMessagePreference', { scene: 'live_activity_message', reminds: false });
  expect((await prompts())['edu_message']).toBe(1);
  expect(getIds(await page({ unread: 'true' }))).toHaveLength(2);
  const { data } = (await browser.call('listMessagePreferences', {})).json();
  expect(data.list).toContainEqual({
    scene: 'live_activity_message',
    kind: 'notice',
    reminds: false,
    mail: false,
    sms: false,
  });
  await browser.call('saveMessagePreference', { scene: 'live_activity_message', reminds: true });
  expect((await prompts())['edu_message']).toBe(2);
});

test("reminders of the account's security cannot be switched off", async () => {
  const reply = await browser.send({
    method: 'POST',
    url: '/gateway/message-service/saveMessagePreference',
    headers: { apiToken: browser.cookies.get('apiToken') },
    payload: { scene: 'account_security', reminds: false },
  });
  expect(reply.statusCode).toBe(400);
});

const toSecurity = () =>
  gateway.deps.sql`update message set scene = 'account_security' where id = 'sample-02-m1'`.then(() => undefined);
const fromSecurity = () =>
  gateway.deps.sql`update message set scene = 'live_activity_message' where id = 'sample-02-m1'`.then(() => undefined);
const count = async () => (await prompts())['edu_message'];
const answer = async (name: 'listMessagePreferences' | 'pauseReminders', payload: object) =>
  (await browser.call(name, payload)).json().data;

test("a pause leaves only the account's security in the count, and ends automatically or at once", async ({
  onTestFinished,
}) => {
  onTestFinished(fromSecurity);
  await toSecurity();
  expect(await answer('listMessagePreferences', {})).toMatchObject({
    quietHours: { on: false, from: '22:00', to: '07:00' },
    pausedUntil: null,
  });
  const { pausedUntil } = await answer('pauseReminders', { pause: 'twoHours' });
  expect(pausedUntil - Date.now()).toBeGreaterThan(7_100_000);
  expect(await count()).toBe(1);
  expect(await page()).toMatchObject({ unread: expect.arrayContaining([{ scene: 'edu_message', count: 1 }]) });
  expect(await answer('listMessagePreferences', {})).toMatchObject({ pausedUntil });
  later = 7_200_000;
  expect(await count()).toBe(2);

  await browser.call('pauseReminders', { pause: 'fourHours' });
  expect(await count()).toBe(1);
  expect(await answer('pauseReminders', { pause: null })).toEqual({ pausedUntil: null });
  expect(await count()).toBe(2);
});

test('quiet hours empty the count every day, and outlive a pause', async () => {
  const clockOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16);
  const quietHours = { on: true, from: clockOf(Date.now() - 600_000), to: clockOf(Date.now() + 600_000) };
  await browser.call('saveQuietHours', quietHours);
  await browser.call('pauseReminders', { pause: null });
  expect(await answer('listMessagePreferences', {})).toMatchObject({ quietHours });
  expect(await count()).toBe(0);
  later = 1_200_000;
  expect(await count()).toBe(2);
  await browser.call('saveQuietHours', { ...quietHours, on: false });
  later = 0;
  expect(await count()).toBe(2);
});

test('only the given fields of quiet hours change', async () => {
  for (const change of [{ on: true }, { from: '23:15' }, { to: '06:45' }, {}]) {
    expect((await browser.call('saveQuietHours', change)).statusCode).toBe(200);
  }
  expect(await answer('listMessagePreferences', {})).toMatchObject({
    quietHours: { on: true, from: '23:15', to: '06:45' },
  });
});

test.each([
  ['saveQuietHours', { on: true, from: '24:00', to: '07:00' }],
  ['saveQuietHours', { on: true, from: '7:00', to: '09:00' }],
  ['saveQuietHours', { on: 'yes', from: '22:00', to: '07:00' }],
  ['saveQuietHours', { from: null }],
  ['pauseReminders', { pause: 'forever' }],
  ['pauseReminders', {}],
] as const)('%s refuses %j and stores nothing', async (name, payload) => {
  expect((await browser.call(name, payload as never)).statusCode).toBe(400);
  expect((await gateway.browser().call(name, payload as never)).statusCode).toBe(401);
  expect(await gateway.deps.sql`select * from message_quiet`).toHaveLength(0);
});

test.each([
  [-1, 400],
  [0, 200],
  [Date.parse('9999-12-31T23:59:59.999Z'), 200],
  [Date.parse('+010000-01-01T00:00:00.000Z'), 400],
  [8_640_000_000_000_000, 400],
])('a forged cursor with the timestamp %i gets status %i', async (cursorTime, status) => {
  expect((await browser.call('listMessages', { cursor: encodeCursor([cursorTime, 'x']) })).statusCode).toBe(status);
});

test('a cursor of another list and a visitor are refused', async () => {
  expect((await browser.call('listMessages', { cursor: 'bm9uZQ' })).statusCode).toBe(400);
  expect((await gateway.browser().call('getMessageCount', {})).statusCode).toBe(401);
});
