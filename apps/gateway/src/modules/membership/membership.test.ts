import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { coupon } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const projectId = 'annual-membership';
const couponId = 'sample-02-coupon';
let now = Date.now();
let gateway: TestApp;
let holder: Browser;
let member: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock: { now: () => now }, poolSize: 20 });
  holder = await gateway.login('13900000002');
  member = await gateway.login('13900000003');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  now = Date.now();
  const { db } = gateway.deps;
  await db.delete(coupon).where(ne(coupon.id, couponId));
  await db.update(coupon).set({ pickedUpAt: null, validUntil: null, offeredUntil: now + DAY_MS });
});

const detail = async (browser: Browser, payload: { sceneType?: number; isPayQrCode?: number } = {}) =>
  (await browser.call('getMemberProductDetail', { projectId, ...payload })).json().data;
const pickUp = (browser: Browser, payload = { projectId, couponId }) =>
  browser.call('saveCouponPopup', { ...payload, isAuto: 1 });
const list = async (browser: Browser, payload = {}) =>
  (await browser.call('listCustomerCoupons', { productId: projectId, isAuto: 1, ...payload })).json().data;

async function offered(browser: Browser): Promise<number> {
  const { data } = (await browser.call('getMessageCount', {})).json();
  return data.scenePromptList.find(({ sceneCode }: { sceneCode: string }) => sceneCode === 'auth_coupon').promptNum;
}

async function insertCoupon(id: string, { amountFen = 5000, picked = false } = {}): Promise<void> {
  const until = now + DAY_MS;
  await gateway.deps.db.insert(coupon).values({
    id,
    accountId: 'sample-02',
    projectId,
    amountFen,
    effectiveDays: 7,
    offeredAt: now,
    offeredUntil: until,
    pickedUpAt: picked ? now : null,
    validUntil: picked ? until : null,
  });
}

test('a coupon on offer reduces the price: 50 off, 649 instead of 699', async () => {
  expect(await offered(holder)).toBe(1);
  expect(await detail(holder, { sceneType: 1 })).toEqual({
    actualAmount: '649.00',
    actualPrice: '649.00',
    sku: { skuId: 'annual-card', skuPrice: '699.00' },
    payMiniCodeUrl: '',
    couponId,
    couponAmount: '50.00',
    couponEffectiveDays: 7,
    couponExpirationTime: now + DAY_MS,
    couponImage: '',
    serverTime: now,
  });
});

test('without a coupon a new user pays less by their discount, and others the whole price', async () => {
  const none = { couponId: null, couponAmount: null, couponEffectiveDays: null, couponExpirationTime: null };
  expect(await detail(member, { isPayQrCode: 0 })).toMatchObject({ actualPrice: '699.00', ...none });
  const newUser = await gateway.login('13900000004');
  expect(await detail(newUser)).toMatchObject({ actualPrice: '659.10', sku: { skuPrice: '699.00' }, ...none });
});

test('a pop-up that was shown picks the coupon up, which is valid for its days from then on', async () => {
  expect((await pickUp(holder)).json()).toMatchObject({ code: 0, data: {} });
  expect(await offered(holder)).toBe(0);
  expect(await detail(holder, { sceneType: 1 })).toMatchObject({ couponId: null, actualPrice: '659.10' });
  expect(await detail(holder)).toMatchObject({ couponId, couponExpirationTime: now + 7 * DAY_MS });
  expect(await list(holder)).toEqual({
    list: [
      {
        couponId,
        couponAmount: '50.00',
        couponEffectiveDays: 7,
        couponExpirationTime: now + 7 * DAY_MS,
        couponImage: '',
      },
    ],
    hasMore: false,
  });
  now += 7 * DAY_MS;
  expect(await detail(holder)).toMatchObject({ couponId: null, actualPrice: '659.10' });
});

test('of many concurrent pop-ups one picks the coupon up, and all succeed', async () => {
  const timestamps = Array.from({ length: 20 }, (_, index) => now + index * 1000);
  const replies = await Promise.all(
    timestamps.map((timestamp) => {
      now = timestamp;
      return pickUp(holder);
    }),
  );
  expect(new Set(replies.map((reply) => reply.json().code))).toEqual(new Set([0]));
  const [first] = (await list(holder)).list;
  now += 1000;
  await pickUp(holder);
  expect((await list(holder)).list).toEqual([first]);
});

test.each([
  ['another membership', { projectId: 'other', couponId }],
  ['a coupon that there is not', { projectId, couponId: 'none' }],
])('%s is not found', async (_what, payload) => {
  expect((await pickUp(holder, payload)).json()).toMatchObject({ code: 40400 });
  expect(await offered(holder)).toBe(1);
});

test("another account's coupon is not found, and is unchanged", async () => {
  expect((await pickUp(member)).statusCode).toBe(404);
  expect(await list(member)).toEqual({ list: [], hasMore: false });
  expect(await offered(holder)).toBe(1);
  expect(await detail(member, { sceneType: 1 })).toMatchObject({ couponId: null });
});

test('an expired offer is neither returned nor picked up', async () => {
  now += DAY_MS;
  expect(await offered(holder)).toBe(0);
  expect(await detail(holder, { sceneType: 1 })).toMatchObject({ couponId: null });
  expect((await pickUp(holder)).statusCode).toBe(404);
});

test('of several coupons the largest applies', async () => {
  await insertCoupon('small', { amountFen: 1000 });
  await insertCoupon('great', { amountFen: 10_000, picked: true });
  expect(await offered(holder)).toBe(2);
  expect(await detail(holder)).toMatchObject({ couponId: 'great', actualPrice: '599.00' });
  expect(await detail(holder, { sceneType: 1 })).toMatchObject({ couponId, actualPrice: '649.00' });
});

test('coupons are listed page by page, the last picked up first', async () => {
  await pickUp(holder);
  now += 1000;
  await insertCoupon('later', { picked: true });
  const pages = await Promise.all([1, 2].map((pageNum) => list(holder, { pageNum, pageSize: 1 })));
  expect(pages.map((page) => page.list[0].couponId)).toEqual(['later', couponId]);
  expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
});

test('an unknown membership is not found', async () => {
  expect((await holder.call('getMemberProductDetail', { projectId: 'other' })).statusCode).toBe(404);
});

test.each([
  ['getMemberProductDetail', { projectId, sceneType: 2 }],
  ['getMemberProductDetail', { projectId, isPayQrCode: 2 }],
  ['getMemberProductDetail', { projectId: '../x' }],
  ['listCustomerCoupons', { productId: projectId, pageNum: 0 }],
  ['listCustomerCoupons', { productId: projectId, isAuto: 3 }],
] as const)('%s refuses %o', async (name, payload) => {
  expect((await holder.call(name, payload)).statusCode).toBe(400);
});

test('a visitor must log in, and nobody can act for another', async () => {
  const visitor = gateway.browser();
  const replies = await Promise.all([
    visitor.call('getMemberProductDetail', { projectId }),
    visitor.call('saveCouponPopup', { projectId, couponId }),
    visitor.call('listCustomerCoupons', { productId: projectId }),
  ]);
  expect(replies.map((reply) => reply.json().code)).toEqual([40100, 40100, 40100]);
  const foreign = await member.call('saveCouponPopup', { projectId, couponId, customerId: 'sample-02' });
  expect(foreign.json().code).toBe(40300);
  expect(await offered(holder)).toBe(1);
});
