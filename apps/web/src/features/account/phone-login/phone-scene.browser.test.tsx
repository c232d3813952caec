import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { MASKED_MOBILE } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { PhoneScene } from './phone-scene.tsx';

type Scene = ResponseOf<'getLoginScene'>;

const scene: Scene = {
  kind: 'scan',
  customer: { name: '李明', account: MASKED_MOBILE },
  login: {
    offeredNumbers: ['17', '42', '88'],
    browser: 'Chrome · Windows',
    ip: '127.0.0.1',
    askedAt: Date.UTC(2026, 10, 21, 1, 12),
  },
};

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

/** Opens a scanned code on a phone that is logged in. */
async function openScene(gateway: FakeGateway, answer: Scene = scene): Promise<void> {
  document.cookie = 'phoneToken=1; Path=/';
  gateway.answer('getLoginScene', answer);
  await renderPage(<PhoneScene scene="BBBBBBBBBBBBBBBBBBBBBB" />);
}

test('a phone without a session logs in first; a wrong password is shown under its field', async ({ gateway }) => {
  await renderPage(<PhoneScene scene="BBBBBBBBBBBBBBBBBBBBBB" />);
  await expect.element(heading('登录骨元')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
  await page.getByRole('tab', { name: '密码登录', exact: true }).click();
  expect(await axeViolations('body')).toEqual([]);
  const password = page.getByLabelText('密码', { exact: true });
  gateway.refuse('phonePasswordLogin', 110012, '密码错误');
  await page.getByRole('textbox', { name: '账号', exact: true }).fill('13900000004');
  await password.fill('no such word');
  await button('登录').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('密码错误');
  await expect.element(password).toHaveAccessibleDescription('密码错误');

  gateway.answer('phonePasswordLogin', { customerId: 'AAAAAAAAAAAAAAAAAAAAAA' });
  gateway.answer('getLoginScene', scene);
  await password.fill('Osteon2026!');
  await button('登录').click();
  await expect.element(heading('确认登录电脑端')).toBeVisible();
});

test('the phone names account, browser and address, and logs in by the number that is chosen', async ({ gateway }) => {
  await openScene(gateway);
  await expect.element(heading('确认登录电脑端')).toBeVisible();
  for (const text of [MASKED_MOBILE, '127.0.0.1', 'Chrome · Windows'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  for (const number of ['17', '42', '88']) await expect.element(radio(number)).not.toBeChecked();
  await expect.element(button('登录')).toBeDisabled();
  expect(await axeViolations('body')).toEqual([]);
  gateway.answer('confirmLoginScene', { pcLoginStatus: 1, confirmedAt: Date.UTC(2026, 10, 21, 1, 13) });
  await radio('42').click({ force: true });
  await button('登录').click();
  await expect.element(heading('电脑端已登录')).toBeVisible();
  await expect.poll(() => gateway.lastPayload('confirmLoginScene')).toMatchObject({ matchNumber: '42' });
  expect(await axeViolations('body')).toEqual([]);
  gateway.answer('withdrawLoginScene', {});
  await button('不是我本人，退出该登录').click();
  await expect.element(heading('已退出该登录')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});

test('a number that differs ends the code with a warning', async ({ gateway }) => {
  await openScene(gateway);
  gateway.answer('refuseLoginScene', {});
  await button('没有相同的数字').click();
  await expect.element(heading('请不要登录这台电脑')).toBeVisible();
  await expect.element(page.getByText('如果二维码是别人发给您的，请不要再扫', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('refuseLoginScene')).toMatchObject({ mismatch: true });
  expect(await axeViolations('body')).toEqual([]);
});

test('a scan past the three logins of a day leads to the app', async ({ gateway }) => {
  await openScene(gateway);
  gateway.answer('confirmLoginScene', { pcLoginStatus: 2, confirmedAt: Date.UTC(2026, 10, 21, 1, 13) });
  await radio('42').click({ force: true });
  await button('登录').click();
  await expect.element(page.getByText('今日登录次数已超过3次，请使用手机App扫码登录', { exact: true })).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});

test('a code that is unknown or used has expired', async ({ gateway }) => {
  await openScene(gateway);
  await expect.element(heading('确认登录电脑端')).toBeVisible();
  gateway.refuse('confirmLoginScene', 110043, '二维码已过期');
  await radio('42').click({ force: true });
  await button('登录').click();
  await expect.element(heading('二维码已过期')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});

test('a code of another account shows nothing of it', async ({ gateway }) => {
  await openScene(gateway, { ...scene, kind: 'app', login: null });
  await expect.element(heading('两边不是同一个账号')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});
