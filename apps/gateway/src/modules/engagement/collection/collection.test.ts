import { COLLECTED_CHOSEN_MAX, FOLDERS_MAX } from '@osteon/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

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
interface ListPayload {
  folderId?: string;
  resourceType?: number;
  keyWord?: string;
  cursor?: string;
  pageSize?: number;
}
const listCollected = async (payload: ListPayload = {}) => (await browser.call('listCollected', payload)).json().data;
const readCount = async (resourceId: string) => {
  const reply = await browser.call('getEngagementState', { resourceType: 1, resourceIds: [resourceId] });
  return reply.json().data.list[0].favourites;
};
const idsOf = (page: { list: { resourceId: string }[] }) => page.list.map(({ resourceId }) => resourceId);
const empty = async () => {
  for (const id of idsOf(await listCollected({ pageSize: 100 }))) await collect(id, false);
};

test('a favourite without a folder is in the default one, counts once, and can be removed', async () => {
  for (const _ of ['first', 'again']) expect((await collect('v01', true)).data).toEqual({ count: 1, own: true });
  const state = await browser.call('getEngagementState', { resourceType: 1, resourceIds: ['v01', 'v02'] });
  expect(state.json().data.list).toMatchObject([
    { resourceId: 'v01', favourites: 1, own: { isCollected: true } },
    { resourceId: 'v02', favourites: 0, own: { isCollected: false } },
  ]);
  const { collectedAt } = (await listCollected()).list[0];
  const contents = { count: 1, updatedAt: collectedAt, types: [{ resourceType: 1, count: 1 }] };
  expect(await listFolders('v01')).toMatchObject({
    all: contents,
    list: [{ name: '', isDefault: true, hasResource: true, ...contents }],
  });
  for (const _ of ['first', 'again']) expect((await collect('v01', false)).data).toEqual({ count: 0, own: false });
  expect(await listFolders()).toMatchObject({
    all: { count: 0, updatedAt: null, types: [] },
    list: [{ count: 0, updatedAt: null, types: [], hasResource: false }],
  });
});

test('a favourite in several folders counts once, until it is removed from the last', async () => {
  const [first, second] = [await createFolder('ACL翻修备课'), await createFolder('晨会病例')];
  expect((await collect('v01', true, first)).data).toEqual({ count: 1, own: true });
  expect((await collect('v01', true, second)).data).toEqual({ count: 1, own: true });
  expect(idsOf(await listCollected({ folderId: second }))).toEqual(['v01']);
  expect((await collect('v01', false, first)).data).toEqual({ count: 1, own: true });
  expect((await collect('v01', false, second)).data).toEqual({ count: 0, own: false });
});

test('the list is read page by page, most recently added first, and retains removed resources with their title', async () => {
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

  test('that are deleted leave favourites that are in no other to the default one', async () => {
    const [deletedId, retained] = [await createFolder('要删的'), await createFolder('留下的')];
    await collect('v01', true, deletedId);
    await collect('v02', true, deletedId);
    await collect('v02', true, retained);
    expect((await browser.call('deleteFolder', { id: deletedId })).json().code).toBe(0);
    const { list } = await listFolders('v01');
    expect(list[0]).toMatchObject({ isDefault: true, hasResource: true, count: 1 });
    expect(idsOf(await listCollected({ folderId: retained }))).toEqual(['v02']);
    expect((await browser.call('deleteFolder', { id: list[0].id })).json().code).toBe(40_400);
    await empty();
  });

  test('of another account are not found', async () => {
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

  test(`are ${FOLDERS_MAX} at most, also where they are created at once`, async () => {
    const replies = await Promise.all(
      Array.from({ length: FOLDERS_MAX + 10 }, (_, index) => other.call('saveFolder', { name: `夹${index}` })),
    );
    expect(replies.filter((reply) => reply.json().code === 40_902).length).toBeGreaterThanOrEqual(10);
    const { list } = (await other.call('listFolders', {})).json().data;
    expect(list).toHaveLength(FOLDERS_MAX);
  });
});

describe('several at once', () => {
  const move = async (payload: { resourceIds: string[]; fromFolderId?: string; folderId: string }, by = browser) =>
    (await by.call('moveCollected', payload)).json().code;
  const remove = async (payload: { resourceIds: string[]; folderId?: string }, by = browser) =>
    (await by.call('removeCollected', payload)).json().code;
  let first: string;
  let second: string;

  beforeAll(async () => {
    [first, second] = [await createFolder('第一批'), await createFolder('第二批')];
    for (const id of ['v01', 'v02', 'v03']) await collect(id, true);
    await collect('v01', true, first);
  });

  test('move out of one folder, or out of all others; resources that are no favourites are skipped', async () => {
    expect(await move({ resourceIds: ['v01', 'v09'], fromFolderId: first, folderId: second })).toBe(0);
    expect(idsOf(await listCollected({ folderId: first }))).toEqual([]);
    expect(idsOf(await listCollected({ folderId: second }))).toEqual(['v01']);
    expect(await move({ resourceIds: ['v01', 'v02'], folderId: first })).toBe(0);
    expect(idsOf(await listCollected({ folderId: first })).toSorted()).toEqual(['v01', 'v02']);
    expect(idsOf(await listCollected({ folderId: second }))).toEqual([]);
    expect(await readCount('v09')).toBe(0);
  });

  test('that move into their own folder stay there', async () => {
    expect(await move({ resourceIds: ['v01'], fromFolderId: first, folderId: first })).toBe(0);
    expect(idsOf(await listCollected({ folderId: first }))).toContain('v01');
  });

  test('are removed from one folder, and deleted with the last', async () => {
    await collect('v01', true, second);
    expect(await remove({ resourceIds: ['v01', 'v02'], folderId: first })).toBe(0);
    expect([await readCount('v01'), await readCount('v02')]).toEqual([1, 0]);
    for (const _ of ['first', 'again']) expect(await remove({ resourceIds: ['v01', 'v03'] })).toBe(0);
    expect([await readCount('v01'), await readCount('v03')]).toEqual([0, 0]);
    expect((await listCollected()).list).toEqual([]);
  });

  test('are at least one and 100 at most, and only in own folders', async () => {
    const tooMany = Array.from({ length: COLLECTED_CHOSEN_MAX + 1 }, (_, index) => `v${index}`);
    expect(await move({ resourceIds: [], folderId: first })).toBe(40_000);
    expect(await remove({ resourceIds: tooMany })).toBe(40_000);
    expect(await move({ resourceIds: ['v01'], folderId: first }, other)).toBe(40_400);
    expect(await remove({ resourceIds: ['v01'], folderId: first }, other)).toBe(40_400);
    expect(await move({ resourceIds: ['v01'], fromFolderId: 'nobodys', folderId: first })).toBe(40_400);
  });

  test('need a login', async () => {
    expect(await move({ resourceIds: ['v01'], folderId: first }, gateway.browser())).toBe(40_100);
    expect(await remove({ resourceIds: ['v01'] }, gateway.browser())).toBe(40_100);
  });

  test('are removed exactly once, also by 20 accounts at once in opposite orders', async () => {
    const browsers = await logInCustomers(gateway, 20);
    const ids = ['v11', 'v12', 'v13', 'v14'];
    for (const each of browsers) for (const id of ids) await collect(id, true, undefined, each);
    expect(await readCount('v11')).toBe(20);
    const codes = await Promise.all(
      browsers.flatMap((each) => [remove({ resourceIds: ids }, each), remove({ resourceIds: ids.toReversed() }, each)]),
    );
    expect(new Set(codes)).toEqual(new Set([0]));
    expect(await Promise.all(ids.map(readCount))).toEqual([0, 0, 0, 0]);
  });
});

test('the list is filtered by words of a title and by type', async () => {
  for (const id of ['v01', 'v02', 'v03']) await collect(id, true);
  const { title } = (await listCollected()).list[1];
  expect(idsOf(await listCollected({ keyWord: title.slice(0, 8) }))).toContain('v02');
  expect(idsOf(await listCollected({ keyWord: '%' }))).toEqual([]);
  expect(idsOf(await listCollected({ keyWord: '没有这样的标题' }))).toEqual([]);
  expect(idsOf(await listCollected({ resourceType: 1 }))).toEqual(['v03', 'v02', 'v01']);
  expect(idsOf(await listCollected({ resourceType: 7 }))).toEqual([]);
  expect((await browser.call('listCollected', { resourceType: 'film' })).json().code).toBe(40_000);
  await empty();
});

test('a visitor has no favourites', async () => {
  const visitor = gateway.browser();
  const reply = await visitor.call('collectResource', { resourceType: 1, resourceId: 'v01', on: true });
  expect(reply.json()).toMatchObject({ code: 40_100, data: { sceneId: 3, outcome: 'login' } });
  expect((await visitor.call('listCollected', {})).json()).toMatchObject({ code: 40_100, data: { sceneId: 42 } });
});

describe('at once', () => {
  const counts = async () => {
    const [row] = await gateway.deps.sql`
      select (select favorites from engagement_count where ref_type = 1 and ref_id = 'v07') as stored,
        (select count(*)::int from favorite where resource_id = 'v07') as found`;
    return row;
  };

  test('200 taps of one account count once', async () => {
    const tap = (on: boolean) =>
      Promise.all(
        Array.from({ length: TAPS }, () => browser.call('collectResource', { resourceType: 1, resourceId: 'v07', on })),
      );
    await tap(true);
    expect(await counts()).toEqual({ stored: 1, found: 1 });
    await tap(false);
    expect(await counts()).toEqual({ stored: 0, found: 0 });
  });

  test('a favourite that is moved from one folder to another is never lost or in none', async () => {
    const [from, into] = [await createFolder('从'), await createFolder('到')];
    await collect('v07', true, from);
    await Promise.all([collect('v07', false, from), collect('v07', true, into)]);
    expect(idsOf(await listCollected({ folderId: into }))).toEqual(['v07']);
    expect(await counts()).toEqual({ stored: 1, found: 1 });
    await collect('v07', false);
  });

  test('200 accounts count 200 times', async () => {
    const browsers = await logInCustomers(gateway, TAPS);
    await Promise.all(
      browsers.map((each) => each.call('collectResource', { resourceType: 1, resourceId: 'v07', on: true })),
    );
    expect(await counts()).toEqual({ stored: TAPS, found: TAPS });
  });
});

test('the daily job fixes the counts of favourites, and an erased account leaves none', async () => {
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
