import type { ResponseOf } from '@osteon/contract';
import { PromptScene, RoleId } from '@osteon/domain';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, refetchCall, renderPage, test } from '../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { untilDrawn } from '../../../test/until-drawn.ts';
import { openDialog, useDialogs } from '../../lib/dialogs.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { CouponOffer } from './coupon-offer.tsx';

const HOUR_MS = 60 * 60 * 1000;

const offer = (couponId: string, amount: number): ResponseOf<'getMemberProductDetail'> => ({
  actualAmount: `${699 - amount}.00`,
  actualPrice: `${699 - amount}.00`,
  sku: { skuId: 's1', skuPrice: '699.00' },
  payMiniCodeUrl: '',
  couponId,
  couponAmount: `${amount}.00`,
  couponEffectiveDays: 7,
  couponExpirationTime: HOUR_MS,
  couponImage: '',
  serverTime: 0,
});

const prompts = (promptNum: number): ResponseOf<'getMessageCount'> => ({
  scenePromptList: [{ sceneCode: PromptScene.coupon, promptNum }],
});

const coupon = page.getByRole('dialog', { name: '领取优惠券', exact: true });
const search = page.getByRole('textbox', { name: '搜索内容', exact: true });

async function show(gateway: FakeGateway): Promise<void> {
  logIn(gateway);
  gateway.answer('getDoctorInfo', profileOf(RoleId.notAuthenticated));
  gateway.answer('getMessageCount', prompts(0));
  gateway.answer('listCustomerCoupons', { list: [], hasMore: false });
  gateway.answer('saveCouponPopup', {});
  await renderPage(
    <main>
      <h1>骨元</h1>
      <input type="text" aria-label="搜索内容" />
      <CouponOffer />
    </main>,
  );
}

/** A dialog is among them before its part has loaded. */
const openDialogs = () => useDialogs.getState().open.map(({ name }) => name);

/** Notifies the page of a coupon, and waits until it could show: no call is pending then. */
async function offerOne(gateway: FakeGateway): Promise<void> {
  await expect.poll(() => gateway.count('getMessageCount')).toBeGreaterThan(0);
  gateway.answer('getMessageCount', prompts(1));
  await refetchCall('getMessageCount');
  await expect.poll(() => gateway.count('getMemberProductDetail')).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await untilDrawn();
}

test('a coupon waits while a dialog is open, is picked up as it shows, and leads to the membership', async ({
  gateway,
}) => {
  gateway.answer('getMemberProductDetail', offer('c1', 50));
  openDialog('leadToApp', { about: 'publish' });
  await show(gateway);
  const other = page.getByRole('dialog', { name: '前往手机App发布', exact: true });
  await expect.element(other).toBeVisible();
  await offerOne(gateway);
  expect(openDialogs()).toEqual(['leadToApp']);
  expect(gateway.count('saveCouponPopup')).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(coupon).toMatchTextContent(/券后价¥649/);
  await expect.poll(() => gateway.lastPayload('saveCouponPopup')).toMatchObject({ couponId: 'c1' });
  expect(await axeViolations()).toEqual([]);
  await expect
    .element(coupon.getByRole('link', { name: '立即使用', exact: true }))
    .toHaveAttribute('href', '/membership?resourceId=3008&resourceType=9999');
  await coupon.getByRole('link', { name: '立即使用', exact: true }).click();
  await expect.element(coupon).not.toBeInTheDocument();
});

test('a coupon waits while a field has the focus, and closes when it expires', async ({ gateway }) => {
  gateway.answer('getMemberProductDetail', offer('c2', 100));
  await show(gateway);
  await search.click();
  await offerOne(gateway);
  expect(openDialogs()).toEqual([]);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  search.element().blur();
  await expect.element(coupon).toMatchTextContent(/券后价¥599/);
  const timer = coupon.getByRole('timer');
  vi.advanceTimersByTime(59 * 60_000);
  await expect.element(timer).toMatchTextContent(/^剩余00:0[01]:\d\d$/);
  const before = timer.element().textContent;
  vi.advanceTimersByTime(1_000);
  await expect.element(timer).not.toHaveTextContent(before ?? '');
  vi.advanceTimersByTime(60_000);
  await expect.element(coupon).not.toBeInTheDocument();
});

test('a prompt whose coupon cannot be read fails silently', async ({ gateway }) => {
  gateway.refuse('getMemberProductDetail', 50_000);
  await show(gateway);
  await offerOne(gateway);
  await refetchCall('getMemberProductDetail');
  await expect.poll(() => gateway.count('getMemberProductDetail')).toBe(2);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(coupon).not.toBeInTheDocument();
});
