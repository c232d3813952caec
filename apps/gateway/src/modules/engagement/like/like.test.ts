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
  browser = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

const state = async (resourceType: 1 | 2 | 7 | 9 | 14, resourceId: string, by: Browser = browser) =>
  (await by.call('getEngagementState', { resourceType, resourceIds: [resourceId] })).json().data.list[0];

test.each([
  ['a video', 1, 'v01'],
  ['a document', 2, 'b16'],
  ['a case', 7, 'k04'],
  ['a course', 14, 'c01'],
] as const)(
  'a like of %s counts once, is visible to its owner alone, and can be ended',
  async (_what, resourceType, resourceId) => {
    for (const _ of ['first', 'again']) {
      const reply = await browser.call('likeResource', { resourceType, resourceId, on: true });
      expect(reply.json().data).toEqual({ count: 1, own: true });
    }
    expect(await state(resourceType, resourceId)).toMatchObject({ likes: 1, own: { isLiked: true } });
    expect(await state(resourceType, resourceId, gateway.browser())).toMatchObject({
      likes: 1,
      own: { isLiked: false },
    });
    for (const _ of ['first', 'again']) {
      const reply = await browser.call('likeResource', { resourceType, resourceId, on: false });
      expect(reply.json().data).toEqual({ count: 0, own: false });
    }
  },
);

test('a like of a doctor is independent of a follow', async () => {
  await browser.call('createSubscribe', { resType: 9, resId: 'e01' });
  expect((await browser.call('likeDoctor', { doctorId: 'e01', on: true })).json().data).toEqual({
    count: 1,
    own: true,
  });
  expect(await state(9, 'e01')).toMatchObject({ likes: 1, own: { isLiked: true, isFollowed: true } });
  await browser.call('updateSubscribe', { resType: 9, resId: 'e01', on: false });
  expect(await state(9, 'e01')).toMatchObject({ likes: 1, own: { isLiked: true, isFollowed: false } });
});

describe('is refused', () => {
  test('for an item that is not visible', async () => {
    const like = async (resourceType: 1 | 2, resourceId: string) =>
      (await browser.call('likeResource', { resourceType, resourceId, on: true })).json().code;
    expect(await like(1, 'nothing')).toBe(40_400);
    expect(await like(2, 'v01')).toBe(40_400);
    await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'v02'`;
    expect(await like(1, 'v02')).toBe(40_400);
    expect(await state(1, 'v02')).toBeUndefined();
    await gateway.deps.sql`update resource set state = 'published' where id = 'v02'`;
    expect((await browser.call('likeDoctor', { doctorId: 'nobody', on: true })).json().code).toBe(40_400);
    expect(await gateway.deps.sql`select * from item_like where ref_id <> 'e01'`).toEqual([]);
  });

  test('by the scene, before anything is written', async () => {
    const visitor = gateway.browser();
    const newcomer = await gateway.login('13900000001');
    const resource = { resourceType: 1, resourceId: 'v01', on: true } as const;
    expect((await visitor.call('likeResource', resource)).json()).toMatchObject({ code: 40_100, data: { sceneId: 7 } });
    expect((await newcomer.call('likeDoctor', { doctorId: 'e01', on: true })).json()).toMatchObject({
      code: 40_305,
      data: { sceneId: 7, outcome: 'certifyLevel1' },
    });
    expect(await state(1, 'v01')).toMatchObject({ likes: 0 });
  });
});

test('an erased account leaves no like', async () => {
  const leaving = await gateway.login('13900000009');
  await leaving.call('likeResource', { resourceType: 1, resourceId: 'v05', on: true });
  await leaving.call('likeDoctor', { doctorId: 'e01', on: true });
  expect(await state(9, 'e01')).toMatchObject({ likes: 2 });
  const bandToken = await requestStepUpToken(leaving, '13900000009');
  expect((await leaving.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const visitor = gateway.browser();
  expect(await state(9, 'e01', visitor)).toMatchObject({ likes: 1 });
  expect(await state(1, 'v05', visitor)).toMatchObject({ likes: 0 });
});

test('the daily job fixes the counts of likes, and deletes likes of removed resources', async () => {
  await gateway.deps.sql`update engagement_count set likes = 7 where ref_id = 'e01'`;
  await gateway.deps.sql`
    insert into item_like (account_id, ref_type, ref_id, liked_at) values ('sample-03', 1, 'gone', now())`;
  const job = gateway.modules.jobs.find(({ name }) => name === 'engagement-counts');
  expect(await gateway.deps.db.transaction(async (tx) => job?.batch(tx, clock.now()))).toBe(false);
  expect(await state(9, 'e01', gateway.browser())).toMatchObject({ likes: 1 });
  expect(await gateway.deps.sql`select ref_id from item_like`).toEqual([{ ref_id: 'e01' }]);
});
