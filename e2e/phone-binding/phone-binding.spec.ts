import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { verifyByCode } from '../support/account-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { readCode } from '../support/verification-code.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
const change = (page: Page) => dialog(page, '更换手机号');

const bindCheck = (request: APIRequestContext) => callGateway(request, 'checkMobileBind', {});

test('a number of another account is refused; a free one replaces the old one', { tag: '@core' }, async ({ page }) => {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.goto('/edu/personalInfo');
  await page.getByRole('button', { name: '更换手机号', exact: true }).click();
  await verifyByCode(page, mobile);
  const number = change(page).getByRole('textbox', { name: '新手机号', exact: true });
  const code = change(page).getByRole('textbox', { name: '验证码', exact: true });

  const usedNumber = '13900000003';
  await number.fill(usedNumber);
  await press(change(page), '获取验证码');
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, usedNumber));
  await press(change(page), '确认更换');
  await expect(change(page).getByRole('alert')).toHaveText('该手机号已被其他账号使用');

  const next = freshMobile();
  await number.fill(next);
  await press(change(page), '获取验证码');
  await expect(code).toBeFocused();
  await code.fill(await readCode(page.request, next));
  await press(change(page), '确认更换');
  const done = dialog(page, '手机号更换成功');
  await expect(done).toContainText(`请用新手机号${masked(next)}登录。其他设备上的登录已全部退出。`);
  const reloaded = page.waitForResponse((reply) => reply.url().includes('getDoctorInfo'));
  await press(done, '确定');
  await reloaded;
  expect(await bindCheck(page.request)).toMatchObject({ isExpire: false, mobile: next });
  await expect(page.getByText(masked(next)).first()).toBeVisible();
});

test('the sample account whose phone is to be confirmed is asked about it', async ({ page }) => {
  await logInByPassword(page, '13900000013');
  await page.goto('/edu/courseList');
  await expect(dialog(page, '账号安全')).toContainText('您绑定的手机号139****0013是否仍在使用？');
});
