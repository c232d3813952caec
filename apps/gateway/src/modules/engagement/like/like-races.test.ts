import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';

const TAPS = 200;
const VIDEO = { resourceType: 1, resourceId: 'v01' } as const;

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 20 });
});
afterAll(() => gateway.close());

const countLikes = async () => {
  const [row] = await gateway.deps.sql`
    select (select likes from engagement_count where ref_type = 1 and ref_id = 'v01') as stored,
      (select count(*)::int from item_like where ref_type = 1 and ref_id = 'v01') as found`;
  return row;
};

test('200 likes of one account at once count once, and so do 200 ends', async () => {
  const browser = await gateway.login('13900000003');
  const tap = (on: boolean) =>
    Promise.all(Array.from({ length: TAPS }, () => browser.call('likeResource', { ...VIDEO, on })));
  const started = await tap(true);
  expect(started.every((reply) => reply.json().data.count === 1)).toBe(true);
  expect(await countLikes()).toEqual({ stored: 1, found: 1 });
  await tap(false);
  expect(await countLikes()).toEqual({ stored: 0, found: 0 });
});

test('200 accounts that like at once count 200 times, also while views are counted', async () => {
  const browsers = await logInCustomers(gateway, TAPS);
  await gateway.deps.sql`update account set role_id = 12 where mobile like '1366000%'`;
  const replies = await Promise.all(
    browsers.map(async (browser) => {
      const [like] = await Promise.all([
        browser.call('likeResource', { ...VIDEO, on: true }),
        browser
          .call('getVideoPlay', { id: VIDEO.resourceId })
          .then(() => browser.call('addPlay', { id: VIDEO.resourceId })),
      ]);
      return like.json().code;
    }),
  );
  expect(replies.filter((code) => code === 0)).toHaveLength(TAPS);
  expect(await countLikes()).toEqual({ stored: TAPS, found: TAPS });
});
