import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 20 });
});
afterAll(() => gateway.close());

const TAPS = 200;

const countFans = async () => {
  const [row] = await gateway.deps.sql`
    select (select fans from engagement_count where ref_type = 9 and ref_id = 'e01') as stored,
      (select count(*)::int from follow where ref_type = 9 and ref_id = 'e01') as found`;
  return row;
};

test('200 follows of one account at once count once, and so do 200 ends', async () => {
  const browser = await gateway.login('13900000001');
  const tap = (on: boolean) =>
    Promise.all(Array.from({ length: TAPS }, () => browser.call('updateSubscribe', { resType: 9, resId: 'e01', on })));
  const started = await tap(true);
  expect(started.map((reply) => reply.json().data)).toEqual(
    Array.from({ length: TAPS }, () => ({ fanCount: 1, own: true })),
  );
  expect(await countFans()).toEqual({ stored: 1, found: 1 });
  await tap(false);
  expect(await countFans()).toEqual({ stored: 0, found: 0 });
});

test('follows and ends of one account at once leave a correct count', async () => {
  const browser = await gateway.login('13900000001');
  await Promise.all(
    Array.from({ length: TAPS }, (_, index) =>
      browser.call('updateSubscribe', { resType: 9, resId: 'e01', on: index % 2 === 0 }),
    ),
  );
  const { stored, found } = (await countFans()) ?? {};
  expect(stored).toBe(found);
  await browser.call('updateSubscribe', { resType: 9, resId: 'e01', on: false });
});

test('200 accounts that follow at once count 200 times', async () => {
  const browsers = await logInCustomers(gateway, TAPS);
  const replies = await Promise.all(
    browsers.map((browser) => browser.call('createSubscribe', { resType: 9, resId: 'e01' })),
  );
  expect(replies.every((reply) => reply.json().code === 0)).toBe(true);
  expect(await countFans()).toEqual({ stored: TAPS, found: TAPS });
  await Promise.all(
    browsers.map((browser) => browser.call('updateSubscribe', { resType: 9, resId: 'e01', on: false })),
  );
  expect(await countFans()).toEqual({ stored: 0, found: 0 });
});
