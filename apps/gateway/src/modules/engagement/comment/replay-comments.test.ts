import { randomUUID } from 'node:crypto';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';

const replay = { resourceType: 11, resourceId: 'l01' } as const;
const clock = createFakeClock();
let gateway: TestApp;
let reader: Browser;
let other: Browser;

const setStatus = (status: number) =>
  gateway.deps.sql`update live_event set status = ${status} where id = ${replay.resourceId}`;

beforeAll(async () => {
  gateway = await testApp({ clock });
  reader = await gateway.login('13900000002');
  other = await gateway.login('13900000003');
});
beforeEach(() => setStatus(LiveStatus.replay));
afterAll(() => gateway.close());

const comment = async (by: Browser, more: { parentId?: string; resourceType?: 7 } = {}) => {
  clock.advance(1000);
  const payload = { ...replay, text: '第二例的入路值得再看', clientId: randomUUID(), ...more };
  return (await by.call('createComment', payload)).json();
};

test('a replay has comments, visible to visitors too, and they link to it', async () => {
  const first = (await comment(reader)).data.commentId;
  const reply = (await comment(other, { parentId: first })).data.commentId;
  const { total, list } = (await gateway.browser().call('listComments', replay)).json().data;
  expect([total, list[0]]).toMatchObject([
    2,
    { commentId: first, isItemAuthor: false, replies: [{ commentId: reply }] },
  ]);

  const [title] = await gateway.deps.sql`select title from live_event where id = ${replay.resourceId}`;
  const own = (await reader.call('listMyComments', {})).json().data.list[0];
  const page = '/liveDetail?activityId=l01';
  expect(own.item).toMatchObject({ resourceType: 11, title: title?.['title'], pcLink: `${page}#comment-${first}` });
  await vi.waitFor(async () => {
    const message = (await reader.call('listMessages', { unread: 'true' })).json().data.list[0];
    expect(message.pcLink).toBe(`${page}#comment-${reply}`);
  }, 15_000);
});

test.each([
  ['announced', LiveStatus.advertise],
  ['on the air', LiveStatus.living],
  ['over without a replay', LiveStatus.end],
  ['taken down', LiveStatus.disabled],
])('an event that is %s has no comments, and retains those of its replay', async (_case, status) => {
  await comment(reader);
  const total = async () => (await reader.call('listComments', replay)).json();
  const before = (await total()).data.total;
  await setStatus(status);
  expect([(await comment(reader)).code, (await total()).code]).toEqual([40_400, 40_400]);
  expect((await reader.call('listMyComments', {})).json().data.list[0].item.pcLink).toBeNull();
  await setStatus(LiveStatus.replay);
  expect((await total()).data.total).toBe(before);
});

test('an event is not found by the id of another type, nor as an anchor of a quote', async () => {
  expect((await comment(reader, { resourceType: 7 })).code).toBe(40_400);
  const place = { section: 'agenda' };
  expect((await reader.call('createQuote', { ...replay, place, text: '' })).json().code).toBe(40_400);
});
