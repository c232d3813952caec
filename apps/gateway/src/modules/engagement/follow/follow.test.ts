import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const DAY = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
let gateway: TestApp;
let browser: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  browser = await gateway.login('13900000001');
});
afterAll(() => gateway.close());

const state = async (resourceId: string, by: Browser = browser, resourceType: 9 | 36 = 9) =>
  (await by.call('getEngagementState', { resourceType, resourceIds: [resourceId] })).json().data.list[0];

const listFollowing = async () => (await browser.call('listFollowing', {})).json().data.list;

const findPublicProfileId = async (accountId: string): Promise<string> => {
  const [row] = await gateway.deps.sql<{ id: string }[]>`select id from doctor where account_id = ${accountId}`;
  return row?.id ?? '';
};

test('a follow is listed at once, counts once, and can be ended', async () => {
  const before = await state('e01');
  expect(before.own).toMatchObject({ isSelf: false, isFollowed: false });
  for (const _ of ['first', 'again']) {
    const reply = await browser.call('createSubscribe', { resType: 9, resId: 'e01' });
    expect(reply.json().data).toEqual({ fanCount: before.fans + 1, own: true });
  }
  expect(await state('e01')).toMatchObject({ fans: before.fans + 1, own: { isFollowed: true } });
  expect(await listFollowing()).toMatchObject([{ resId: 'e01', resType: 9, updateNum: 0 }]);
  for (const _ of ['first', 'again']) {
    const reply = await browser.call('updateSubscribe', { resType: 9, resId: 'e01', on: false });
    expect(reply.json().data).toEqual({ fanCount: before.fans, own: false });
  }
  expect(await listFollowing()).toEqual([]);
});

test('updateSubscribe follows too, an association as well', async () => {
  const { fans } = await state('o1', browser, 36);
  const reply = await browser.call('updateSubscribe', { resType: 36, resId: 'o1', on: true });
  expect(reply.json().data).toEqual({ fanCount: fans + 1, own: true });
  expect(await listFollowing()).toMatchObject([{ resId: 'o1', resType: 36 }]);
  await browser.call('updateSubscribe', { resType: 36, resId: 'o1', on: false });
});

test('the follows of the sample are counted', async () => {
  const [row] = await gateway.deps.sql`select count(*)::int as fans from follow where ref_type = 9 and ref_id = 'e10'`;
  expect(row?.fans).toBeGreaterThan(0);
  expect(await state('e10', gateway.browser())).toMatchObject({
    resourceId: 'e10',
    fans: row?.fans,
    own: { isSelf: false, isFollowed: false },
  });
});

describe('is refused', () => {
  test.each([
    ['a doctor who does not exist', { resType: 9, resId: 'nobody' } as const, 40_400],
    ['an association by the type of a doctor', { resType: 9, resId: 'o1' } as const, 40_400],
    ['an association that does not exist', { resType: 36, resId: 'e01' } as const, 40_400],
  ])('%s', async (_what, payload, code) => {
    expect((await browser.call('createSubscribe', payload)).json().code).toBe(code);
    expect((await browser.call('updateSubscribe', { ...payload, on: true })).json().code).toBe(code);
    expect(await listFollowing()).toEqual([]);
  });

  test('a resource type that cannot be followed', async () => {
    const reply = await browser.send({
      method: 'POST',
      url: '/gateway/engagement-service/createSubscribe',
      headers: { apiToken: browser.cookies.get('apiToken') ?? '' },
      payload: { resType: 1, resId: 'v01' },
    });
    expect(reply.json().code).toBe(40_000);
  });

  test("the caller's own profile", async () => {
    const own = await gateway.login('13900000003');
    const id = await findPublicProfileId('sample-03');
    expect(await state(id, own)).toMatchObject({ own: { isSelf: true } });
    for (const reply of [
      await own.call('createSubscribe', { resType: 9, resId: id }),
      await own.call('updateSubscribe', { resType: 9, resId: id, on: true }),
    ]) {
      expect(reply.json().code).toBe(40_300);
    }
    expect(await state(id, own)).toMatchObject({ fans: 0, own: { isFollowed: false } });
  });

  test('a hidden person, whose state cannot be read', async () => {
    const id = await findPublicProfileId('sample-03');
    await gateway.deps.sql`update doctor set state = 'hidden' where id = ${id}`;
    expect((await browser.call('createSubscribe', { resType: 9, resId: id })).json().code).toBe(40_400);
    expect(await state(id)).toBeUndefined();
    await gateway.deps.sql`update doctor set state = 'shown' where id = ${id}`;
  });

  test('a visitor', async () => {
    const reply = await gateway.browser().call('createSubscribe', { resType: 9, resId: 'e01' });
    expect(reply.json()).toMatchObject({ code: 40_100, data: { outcome: 'login' } });
  });
});

test('an erased account leaves no follow, and its person no fans', async () => {
  const leaving = await gateway.login('13900000009');
  const publicProfileId = await findPublicProfileId('sample-09');
  const { fans } = await state('e03');
  await leaving.call('createSubscribe', { resType: 9, resId: 'e03' });
  await leaving.call('createSubscribe', { resType: 36, resId: 'o2' });
  await browser.call('createSubscribe', { resType: 9, resId: publicProfileId });
  expect(await state('e03')).toMatchObject({ fans: fans + 1 });
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  expect((await leaving.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  browser = await gateway.login('13900000001');
  expect(await state('e03')).toMatchObject({ fans });
  expect(await state('o2', browser, 36)).toMatchObject({ fans: 0 });
  expect(await listFollowing()).toEqual([]);
  const remaining = await gateway.deps.sql`
    select ref_id from engagement_count where ref_id = ${publicProfileId} union all
    select ref_id from follow where ref_id = ${publicProfileId} or account_id = 'sample-09'`;
  expect(remaining).toEqual([]);
});

describe('the daily job', () => {
  const runJob = async () => {
    const job = gateway.modules.jobs.find(({ name }) => name === 'engagement-counts');
    return gateway.deps.db.transaction((tx) => job?.batch(tx, clock.now()) ?? Promise.resolve(true));
  };
  const readCounts = () => gateway.deps.sql`select * from engagement_count where fans > 0 order by ref_type, ref_id`;

  test('changes nothing where every count is correct', async () => {
    const before = await readCounts();
    expect(before.length).toBeGreaterThan(5);
    expect(await runJob()).toBe(false);
    expect(await readCounts()).toEqual(before);
  });

  test('fixes a count that is too high, too low or missing', async () => {
    const before = await readCounts();
    await gateway.deps.sql`update engagement_count set fans = fans + 3 where ref_id = 'e10'`;
    await gateway.deps.sql`update engagement_count set fans = 0 where ref_id = 'e09'`;
    await gateway.deps.sql`delete from engagement_count where ref_id = 'e06'`;
    expect(await runJob()).toBe(false);
    expect(await readCounts()).toEqual(before);
  });
});
