import type { ResponseOf } from '@osteon/contract';
import { BuyType, PermissionScene, RoleId } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { startPublishing } from './publish.ts';

type Doctor = ResponseOf<'getDoctorInfo'>;

const DAY_MS = 24 * 60 * 60 * 1000;

const product: ResponseOf<'getMemberProductDetail'> = {
  actualAmount: '699.00',
  actualPrice: '699.00',
  sku: { skuId: 's1', skuPrice: '699.00' },
  payMiniCodeUrl: '',
  couponId: null,
  couponAmount: null,
  couponEffectiveDays: null,
  couponExpirationTime: null,
  couponImage: null,
  serverTime: 0,
};

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Publishes as a doctor with a membership. */
async function publish(gateway: FakeGateway, member: Partial<Doctor>): Promise<void> {
  logIn(gateway);
  const granted = { roleId: 6, sceneId: PermissionScene.publishResources, customerRole: 6, customerState: 1 };
  gateway.answer('listCustomerRoleConfig', { permissionList: [{ ...granted, roleFlag: 1 }] });
  gateway.answer('getDoctorInfo', { ...profileOf(RoleId.doctorLevel1), ...member });
  await renderEmptyPage();
  await startPublishing();
}

test('a member is led to the app', async ({ gateway }) => {
  await publish(gateway, { memberType: 1, expirationTime: Date.now() + 10 * DAY_MS });
  await expect.element(dialog('前往手机App发布').getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
});

test('a customer whose membership ended sees its whole price, and is led to renew it', async ({ gateway }) => {
  gateway.answer('getMemberProductDetail', product);
  await publish(gateway, { memberType: 1, buyType: BuyType.renew, expirationTime: Date.now() - DAY_MS });
  const tip = dialog('您的会员已过期');
  await expect.element(tip).toMatchTextContent(/会员年卡¥699/);
  await expect.element(tip.getByText(/原价/)).not.toBeInTheDocument();
  await expect
    .element(tip.getByRole('link', { name: '立即续费', exact: true }))
    .toHaveAttribute('href', '/membership?resourceId=3004&resourceType=9999');
});

test('a customer who had none sees the price with a coupon', async ({ gateway }) => {
  gateway.answer('getMemberProductDetail', {
    ...product,
    actualPrice: '649.00',
    couponId: 'c1',
    couponAmount: '50.00',
  });
  await publish(gateway, {});
  const tip = dialog('开通会员');
  await expect.element(tip).toMatchTextContent(/限时优惠50元.*¥649原价¥699/);
  expect(await axeViolations()).toEqual([]);
});

test('a price that cannot be loaded is an error', async ({ gateway }) => {
  gateway.refuse('getMemberProductDetail', 50_000);
  await publish(gateway, {});
  await expect.element(page.getByText('获取产品详情失败', { exact: true })).toBeVisible();
});
