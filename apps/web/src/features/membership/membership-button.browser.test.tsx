import { BuyType, RoleId } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn, profileOf } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { MembershipButton } from './membership-button.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Renders a text once the membership has loaded; without an offer there is nothing else to wait for. */
const MembershipLoaded = () => useGetDoctorInfo().data && <p>会员信息已知</p>;

async function show(gateway: FakeGateway, memberType: number, days: number): Promise<void> {
  logIn(gateway);
  const expirationTime = Date.now() + days * DAY_MS;
  const member = { memberType, buyType: BuyType.renew, expirationTime };
  gateway.answer('getDoctorInfo', { ...profileOf(RoleId.doctorLevel1), ...member });
  await renderPage(
    <header>
      <h1>骨元</h1>
      <MembershipButton />
      <MembershipLoaded />
    </header>,
  );
  await expect.element(page.getByText('会员信息已知', { exact: true })).toBeVisible();
}

const renew = page.getByRole('link', { name: '立即续费', exact: true });

test('an expired membership is shown, with a link to renew it', async ({ gateway }) => {
  await show(gateway, 1, -1);
  await expect.element(page.getByText('您的会员已过期', { exact: true })).toBeVisible();
  await expect.element(renew).toHaveAttribute('href', '/membership?resourceId=3003&resourceType=9999');
  expect(await axeViolations('header')).toEqual([]);
});

test('the end of a membership is shown in its last 30 days', async ({ gateway }) => {
  await show(gateway, 1, 10);
  await expect.element(page.getByText(/^\d{4}\.\d{2}\.\d{2}到期$/)).toBeVisible();
  await expect.element(renew).toBeVisible();
});

test('the end of a membership is not shown before its last 30 days', async ({ gateway }) => {
  await show(gateway, 3, 31);
  await expect.element(page.getByText(/到期/)).not.toBeInTheDocument();
  await expect.element(renew).not.toBeInTheDocument();
});
