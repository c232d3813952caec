import { FOLDERS_MAX } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;
const TAPS = 200;

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 20 });
  browser = await gateway.login('13900000001');
  other = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

const collect = async (resourceId: string, on: boolean, folderId?: string, by = browser) => {
  clock.advance(1000);
  return (
    await by.call('collectResource', { resourceType: 1, resourceId, on, ...(folderId !== undefined && { folderId }) })
  ).json();
};
const createFolder = async (name: string, by = browser): Promise<string> =>
  (await by.call('saveFolder', { name })).json().data.id;
const listFolders = async (resourceId?: string) =>
  (await browser.call('listFolders', resourceId === undefined ? {} : { resourceId })).json().data;
const listCollected = async (payload: { folderId?: string; cursor?: string; pageSize?: number } = {}) =>
  (await browser.call('listCollected', payload)).json().data;
const idsOf = (page: { list: { resourceId: string }[] }) => page.list.map(({ resourceId }) => resourceId);
const empty = async () => {
  for (const id of idsOf(await listCollected({ pageSize: 100 }))) await collect(id, false);
};

test('a favourite without a folder is in the default one, counts once, and ends', async () => {
  for (const _ of ['first', 'again']) expect((await collect('v01', true)).data).toEqual({ count: 1, own: true });
  const state = await browser.call('getEngagementState', { resourceType: 1, resourceIds: ['v01', 'v02'] });
  expect(state.json().data.list).toMatchObject([
    { resourceId: 'v01', favourites: 1, own: { isCollected: true } },
    { resourceId: 'v02', favourites: 0, own: { isCollected: false } },
  ]);
  expect(await listFolders('v01')).toMatchObject({
    total: 1,
    list: [{ name: '', isDefault: true, count: 1, hasResource: true }],
  });
  for (const _ of ['first', 'again']) expect((await collect('v01', false)).data).toEqual({ count: 0, own: false });
  expect(await listFolders()).toMatchObject({ total: 0, list: [{ count: 0, hasResource: false }] });
});

test('a favourite in several folders counts once, until it has left the last', async () => {
  const [first, second] = [await createFolder('ACL翻修备课'), await createFolder('晨会病例')];
  expect((await collect('v01', true, first)).data).toEqual({ count: 1, own: true });
  expect((await collect('v01', true, second)).data).toEqual({ count: 1, own: true });
  expect(idsOf(await listCollected({ folderId: second }))).toEqual(['v01']);
  expect((await collect('v01', false, first)).data).toEqual({ count: 1, own: true });
  expect((await collect('v01', false, second)).data).toEqual({ count: 0, own: false });
});

test('the list comes page by page, last kept first, and keeps what is gone with its title', async () => {
  for (const id of ['v01', 'v02', 'v03']) await collect(id, true);
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v02'`;
  const first = await listCollected({ pageSize: 2 });
  expect(first.list).toMatchObject([
    { resourceId: 'v03', card: { resourceId: 'v03' } },
    { resourceId: 'v02', resourceType: 1, title: expect.stringMatching(/./), card: null },
  ]);
  const rest = await listCollected({ pageSize: 2, cursor: first.nextCursor });
  expect([idsOf(rest), rest.nextCursor]).toEqual([['v01'], null]);
  expect((await collect('v02', false)).data).toEqual({ count: 0, own: false });
  expect((await collect('v02', true)).code).toBe(40_400);
  await gateway.deps.sql`update resource set state = 'published' where id = 'v02'`;
  await empty();
});

describe('folders', () => {
  test('are renamed; two of one name are refused', async () => {
    const id = await createFolder('备课');
    expect((await browser.call('saveFolder', { name: ' 备课 ' })).json().code).toBe(40_901);
    expect((await browser.call('saveFolder', { id, name: '备课二' })).json().data).toEqual({ id });
    expect((await listFolders()).list.map(({ name }: { name: string }) => name)).toContain('备课二');
  });

  test.each([
    ['', 40_000],
    ['   ', 40_000],
    ['字'.repeat(21), 40_000],
  ])('of the name %j are refused', async (name, code) => {
    expect((await browser.call('saveFolder', { name })).json().code).toBe(code);
  });

  test('that are deleted leave what is in no other to the default one', async () => {
    const [gone, kept] = [await createFolder('要删的'), await createFolder('留下的')];
    await collect('v01', true, gone);
    await collect('v02', true, gone);
    await collect('v02', true, kept);
    expect((await browser.call('deleteFolder', { id: gone })).json().code).toBe(0);
    const { list } = await listFolders('v01');
    expect(list[0]).toMatchObject({ isDefault: true, hasResource: true, count: 1 });
    expect(idsOf(await listCollected({ folderId: kept }))).toEqual(['v02']);
    expect((await browser.call('deleteFolder', { id: list[0].id })).json().code).toBe(40_400);
    await empty();
  });

  test("of another account are nobody's", async () => {
    const id = await createFolder('别人的', other);
    const replies = [
      await browser.call('collectResource', { resourceType: 1, resourceId: 'v01', folderId: id, on: true }),
      await browser.call('saveFolder', { id, name: '我的' }),
      await browser.call('deleteFolder', { id }),
      await browser.call('listCollected', { folderId: id }),
    ];
    expect(replies.map((reply) => reply.json().code)).toEqual([40_400, 40_400, 40_400, 40_400]);
    expect((await listCollected()).list).toEqual([]);
  });

  test(`are ${FOLDERS_MAX} at most, also where they are made at once`, async () => {
    const replies = await Promise.all(
      Array.from({ length: FOLDERS_MAX + 10 }, (_, index) => other.call('saveFolder', { name: `夹${index}` })),
    );
    expect(replies.filter((reply) => reply.json().code === 40_902).length).toBeGreaterThanOrEqual(10);
    const { list } = (await other.call('listFolders', {})).json().data;
    expect(list).toHaveLength(FOLDERS_MAX);
  });
});

test('a visitor keeps nothing', async () => {
  const visitor = gateway.browser();
  const reply = await visitor.call('collectResource', { resourceType: 1, resourceId: 'v01', on: true });
  expect(reply.json()).toMatchObject({ code: 40_100, data: { sceneId: 3, outcome: 'login' } });
  expect((await visitor.call('listCollected', {})).json()).toMatchObject({ code: 40_100, data: { sceneId: 42 } });
});

describe('at once', () => {
  const counts = async () => {
    const [row] = await gateway.deps.sql`
      select (select favorites from engagement_count where ref_type = 1 and ref_id = 'v07') as kept,
        (select count(*)::int from favorite where resource_id = 'v07') as found`;
    return row;
  };

  test('200 taps of one account are one', async () => {
    const tap = (on: boolean) =>
      Promise.all(
        Array.from({ length: TAPS }, () => browser.call('collectResource', { resourceType: 1, resourceId: 'v07', on })),
      );
    await tap(true);
    expect(await counts()).toEqual({ kept: 1, found: 1 });
    await tap(false);
    expect(await counts()).toEqual({ kept: 0, found: 0 });
  });

  test('a favourite that comes into one folder and leaves another is never lost or in none', async () => {
    const [from, into] = [await createFolder('从'), await createFolder('到')];
    await collect('v07', true, from);
    await Promise.all([collect('v07', false, from), collect('v07', true, into)]);
    expect(idsOf(await listCollected({ folderId: into }))).toEqual(['v07']);
    expect(await counts()).toEqual({ kept: 1, found: 1 });
    await collect('v07', false);
  });

  test('200 accounts are 200', async () => {
    const browsers = await logInCustomers(gateway, TAPS);
    await Promise.all(
      browsers.map((each) => each.call('collectResource', { resourceType: 1, resourceId: 'v07', on: true })),
    );
    expect(await counts()).toEqual({ kept: TAPS, found: TAPS });
  });
});

test('the daily job mends favourites, and an erased account leaves none', async () => {
  await gateway.deps.sql`update engagement_count set favorites = 3 where ref_type = 1 and ref_id = 'v07'`;
  const job = gateway.modules.jobs.find(({ name }) => name === 'engagement-counts');
  expect(await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()))).toBe(false);
  const read = async () => {
    const reply = await gateway.browser().call('getEngagementState', { resourceType: 1, resourceIds: ['v07'] });
    return reply.json().data.list[0].favourites;
  };
  expect(await read()).toBe(TAPS);
  const leaving = await gateway.login('13900000009');
  await collect('v07', true, undefined, leaving);
  expect(await read()).toBe(TAPS + 1);
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  expect((await leaving.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await read()).toBe(TAPS);
});
