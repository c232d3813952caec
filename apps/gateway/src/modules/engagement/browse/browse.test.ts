import type { RequestOf, ResponseOf } from '@osteon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;
let documentId: string;
let caseId: string;
let courseId: string;
let liveId: string;
let meetingId: string;

const firstId = async (type: number): Promise<string> => {
  const [row] = await gateway.deps.sql<{ id: string }[]>`
    select id from resource where type = ${type} and state = 'published' order by id limit 1`;
  return row?.id ?? '';
};

const firstEventId = async (kind: string): Promise<string> => {
  const [row] = await gateway.deps.sql<{ id: string }[]>`
    select id from live_event where status = 20 and kind = ${kind} order by id limit 1`;
  return row?.id ?? '';
};

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000001');
  [documentId, caseId, courseId] = [await firstId(2), await firstId(7), await firstId(14)];
  [liveId, meetingId] = [await firstEventId('lecture'), await firstEventId('conference')];
});
afterAll(() => gateway.close());

type Item = RequestOf<'addBrowseRecord'>;

const view = async (resourceType: Item['resourceType'], resourceId: string, by = browser) => {
  clock.advance(1000);
  return (await by.call('addBrowseRecord', { resourceType, resourceId })).json();
};
const list = async (
  payload: RequestOf<'listBrowseRecords'> = {},
  by = browser,
): Promise<ResponseOf<'listBrowseRecords'>> => (await by.call('listBrowseRecords', payload)).json().data;
const idsOf = (page: ResponseOf<'listBrowseRecords'>) => page.list.map(({ resourceId }) => resourceId);
const readViews = async (id: string): Promise<number> => {
  const [row] = await gateway.deps.sql<{ views: number }[]>`
    select view_count as views from resource where id = ${id}
    union all select view_count from live_event where id = ${id}
    union all select views from engagement_count where ref_type in (9, 19) and ref_id = ${id}`;
  return row?.views ?? -1;
};

describe('the history', () => {
  beforeEach(async () => {
    await browser.call('clearBrowseRecords', {});
  });

  test('lists every type once, last viewed first, with its card', async () => {
    for (const [type, id] of [
      [1, 'v01'],
      [2, documentId],
      [7, caseId],
      [14, courseId],
      [3, meetingId],
      [11, liveId],
      [9, 'e01'],
      [19, 'p22'],
      [1, 'v01'],
    ] as const) {
      expect(await view(type, id)).toMatchObject({ code: 0, data: {} });
    }
    const page = await list();
    expect(idsOf(page)).toEqual(['v01', 'p22', 'e01', liveId, meetingId, courseId, caseId, documentId]);
    const noCard = { card: null, live: null, doctor: null, product: null };
    expect(page.list).toMatchObject([
      { ...noCard, viewedAt: clock.now(), card: { resourceId: 'v01' } },
      { ...noCard, resourceType: 19, product: { id: 'p22', picture: { url: expect.any(String) } } },
      { ...noCard, resourceType: 9, doctor: { id: 'e01', pcLink: '/doctorHome?id=e01' } },
      { ...noCard, resourceType: 11, live: { activityId: liveId } },
      { ...noCard, resourceType: 3, live: { activityId: meetingId } },
      { card: { resourceId: courseId } },
      { card: { resourceId: caseId } },
      { card: { resourceId: documentId } },
    ]);
    expect(page.pausedAt).toBeNull();
  });

  test('lists an event by its kind, whichever page showed it', async () => {
    await view(11, meetingId);
    await view(3, liveId);
    await view(3, meetingId);
    const types = (page: ResponseOf<'listBrowseRecords'>) =>
      page.list.map(({ resourceType, resourceId }) => [resourceType, resourceId]);
    expect(types(await list())).toEqual([
      [3, meetingId],
      [11, liveId],
    ]);
    expect(types(await list({ resourceType: 3 }))).toEqual([[3, meetingId]]);
    const [{ live } = { live: null }] = (await list()).list;
    expect(idsOf(await list({ keyWord: live?.activityTitle ?? '' }))).toEqual([meetingId]);
    await browser.call('clearBrowseRecords', { item: { resourceType: 3, resourceId: meetingId } });
    expect(idsOf(await list())).toEqual([liveId]);
  });

  test('is read page by page, filtered by type and by words of a title', async () => {
    for (const id of ['v01', 'v02', 'v03']) await view(1, id);
    await view(2, documentId);
    const first = await list({ pageSize: 2 });
    expect(idsOf(first)).toEqual([documentId, 'v03']);
    expect(idsOf(await list({ pageSize: 2, cursor: first.nextCursor ?? '' }))).toEqual(['v02', 'v01']);
    expect(idsOf(await list({ resourceType: 2 }))).toEqual([documentId]);
    const title = first.list[0]?.card?.title ?? '';
    expect(idsOf(await list({ keyWord: title.slice(0, 6) }))).toEqual([documentId]);
    expect(idsOf(await list({ keyWord: 'no such title' }))).toEqual([]);
    for (const [type, id] of [
      [9, 'e01'],
      [19, 'p22'],
    ] as const) {
      await view(type, id);
      const [record] = (await list({ resourceType: type })).list;
      expect(idsOf(await list({ keyWord: (record?.doctor ?? record?.product)?.name ?? '' }))).toEqual([id]);
    }
  });

  test('leaves out items that are no longer visible, until they are visible again', async () => {
    await view(1, 'v01');
    await view(1, 'v02');
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v02'`;
    expect(idsOf(await list())).toEqual(['v01']);
    expect(await view(1, 'v02')).toMatchObject({ code: 40_400 });
    await gateway.deps.sql`update resource set state = 'published' where id = 'v02'`;
    expect(idsOf(await list())).toEqual(['v02', 'v01']);
    await view(9, 'e02');
    await gateway.deps.sql`update doctor set state = 'hidden' where id = 'e02'`;
    expect(await view(9, 'e02')).toMatchObject({ code: 40_400 });
    expect(idsOf(await list())).toEqual(['v02', 'v01']);
    await gateway.deps.sql`update doctor set state = 'shown' where id = 'e02'`;
    expect(idsOf(await list())).toEqual(['e02', 'v02', 'v01']);
  });

  test('returns the position at which a video was left', async () => {
    await view(1, 'v01');
    await browser.call('savePlayPosition', { id: 'v01', positionSeconds: 30 });
    expect((await list()).list[0]).toMatchObject({ positionSeconds: 30 });
  });

  test('is private to each account', async () => {
    await view(1, 'v01');
    expect(idsOf(await list({}, await gateway.login('13900000002')))).not.toContain('v01');
  });
});

describe('clearing', () => {
  test('deletes all records and positions', async () => {
    await view(1, 'v01');
    await view(2, documentId);
    await browser.call('savePlayPosition', { id: 'v01', positionSeconds: 30 });
    for (const _ of ['first', 'again']) expect((await browser.call('clearBrowseRecords', {})).json().code).toBe(0);
    expect(idsOf(await list())).toEqual([]);
    expect((await browser.call('listContinueWatching', {})).json().data.list).toEqual([]);
  });

  test('of one item retains the others, and the positions in them', async () => {
    for (const id of ['v01', 'v02']) {
      await view(1, id);
      await browser.call('savePlayPosition', { id, positionSeconds: 30 });
    }
    await view(2, documentId);
    await browser.call('clearBrowseRecords', { item: { resourceType: 1, resourceId: 'v01' } });
    await browser.call('clearBrowseRecords', { item: { resourceType: 2, resourceId: documentId } });
    expect((await list()).list).toMatchObject([{ resourceId: 'v02', positionSeconds: 30 }]);
    await view(1, 'v01');
    expect((await list()).list[0]).toMatchObject({ resourceId: 'v01', positionSeconds: null });
    await browser.call('clearBrowseRecords', {});
  });
});

test('while it is paused nothing is recorded, a view counts and a position is stored', async () => {
  await view(1, 'v01');
  const pausedAt = clock.now();
  expect((await browser.call('pauseBrowseRecords', { on: true })).json().data).toEqual({ pausedAt });
  clock.advance(MINUTE);
  expect((await browser.call('pauseBrowseRecords', { on: true })).json().data).toEqual({ pausedAt });
  const before = await readViews(documentId);
  clock.advance(31 * MINUTE);
  await view(2, documentId);
  await browser.call('savePlayPosition', { id: 'v02', positionSeconds: 30 });
  const page = await list();
  expect([idsOf(page), page.pausedAt]).toEqual([['v01'], pausedAt]);
  expect(await readViews(documentId)).toBe(before + 1);
  expect((await browser.call('listContinueWatching', {})).json().data.list).toMatchObject([{ positionSeconds: 30 }]);
  expect((await browser.call('pauseBrowseRecords', { on: false })).json().data).toEqual({ pausedAt: null });
  await view(2, documentId);
  expect(idsOf(await list())).toEqual([documentId, 'v01']);
  await browser.call('clearBrowseRecords', {});
});

describe('a view', () => {
  test.each([
    ['document', 2, () => documentId],
    ['case', 7, () => caseId],
    ['live event', 11, () => liveId],
    ['meeting', 3, () => meetingId],
    ['doctor', 9, (): string => 'e01'],
    ['product', 19, (): string => 'p22'],
  ] as const)("of a %s counts once in half an hour and browser, a visitor's as well", async (_what, type, idOf) => {
    const [id, visitor] = [idOf(), gateway.browser()];
    await view(type, id, visitor);
    const before = await readViews(id);
    expect(await view(type, id, visitor)).toMatchObject({ code: 0 });
    expect(await readViews(id)).toBe(before);
    await view(type, id, gateway.browser());
    expect(await readViews(id)).toBe(before + 1);
    clock.advance(30 * MINUTE);
    await view(type, id, visitor);
    expect(await readViews(id)).toBe(before + 2);
    const tags = await gateway.deps
      .sql`select distinct view_count as views from resource_tag where resource_id = ${id}`;
    expect(tags).toEqual(type === 2 || type === 7 ? [{ views: before + 2 }] : []);
  });

  test.each([
    ['video, which counts its plays', 1, (): string => 'v01'],
    ['course, which counts its learners', 14, () => courseId],
  ] as const)('of a %s counts nothing', async (_what, type, idOf) => {
    const before = await readViews(idOf());
    await view(type, idOf(), gateway.browser());
    expect(await readViews(idOf())).toBe(before);
  });

  test('of a meeting counts once for both of its pages', async () => {
    const visitor = gateway.browser();
    await view(3, meetingId, visitor);
    const before = await readViews(meetingId);
    await view(11, meetingId, visitor);
    expect(await readViews(meetingId)).toBe(before);
  });

  test('fifty at once of one browser count once, and old ones are deleted', async () => {
    clock.advance(31 * MINUTE);
    const visitor = gateway.browser();
    await visitor.call('listSpecialties', {});
    const before = await readViews(caseId);
    await Promise.all(
      Array.from({ length: 50 }, () => visitor.call('addBrowseRecord', { resourceType: 7, resourceId: caseId })),
    );
    expect(await readViews(caseId)).toBe(before + 1);
    expect(await gateway.deps.sql`select 1 from browse_view`).toHaveLength(1);
  });

  test('of an item that does not exist is refused', async () => {
    for (const [type, id] of [
      [1, 'v999'],
      [2, 'v01'],
      [11, 'l999'],
      [3, 'l999'],
      [9, 'e999'],
      [19, 'e01'],
    ] as const) {
      expect(await view(type, id)).toMatchObject({ code: 40_400 });
    }
    const reply = await browser.send({
      method: 'POST',
      url: '/gateway/engagement-service/addBrowseRecord',
      headers: { apiToken: browser.cookies.get('apiToken') ?? '' },
      payload: { resourceType: 36, resourceId: 'o1' },
    });
    expect(reply.json().code).toBe(40_000);
    expect(idsOf(await list())).not.toContain('v999');
  });
});

test('a visitor has no history', async () => {
  const visitor = gateway.browser();
  for (const reply of [
    await visitor.call('listBrowseRecords', {}),
    await visitor.call('clearBrowseRecords', {}),
    await visitor.call('pauseBrowseRecords', { on: true }),
  ]) {
    expect(reply.json().code).toBe(40_100);
  }
});

test('the daily job deletes records of views that are a year old', async () => {
  await view(1, 'v01');
  clock.advance(365 * DAY - 1000);
  browser = await gateway.login('13900000001');
  await view(1, 'v02');
  clock.advance(2000);
  const job = gateway.modules.jobs.find(({ name }) => name === 'browse-records');
  await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()));
  expect(idsOf(await list())).toEqual(['v02']);
});

test('an erased account leaves no history', async () => {
  const leaves = await gateway.login('13900000009');
  await view(1, 'v01', leaves);
  await leaves.call('pauseBrowseRecords', { on: true });
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const remaining = await gateway.deps.sql`
    select account_id from browse_record where account_id = 'sample-09'
    union all select account_id from browse_pause where account_id = 'sample-09'`;
  expect(remaining).toEqual([]);
});
