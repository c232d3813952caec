import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { openLoginDialog, openLoginTab } from '../../../../test/login-dialog.ts';
import { site } from '../../../lib/site.ts';

test('the input stays while the tabs change', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  const byCode = await openLoginTab(dialog, '验证码登录');
  await byCode.mobile.fill('13712345678');
  const byPassword = await openLoginTab(dialog, '密码登录');
  await byPassword.account.fill('doctor@osteon.example');
  await openLoginTab(dialog, '验证码登录');
  await expect.element(byCode.mobile).toHaveValue('13712345678');
  await openLoginTab(dialog, '密码登录');
  await expect.element(byPassword.account).toHaveValue('doctor@osteon.example');
});

test.for([
  { width: 360, tab: '验证码登录' },
  { width: 499, tab: '验证码登录' },
  { width: 500, tab: '扫码登录' },
])('at $width px it opens on $tab', async ({ width, tab }, { gateway }) => {
  await page.viewport(width, 740);
  const dialog = await openLoginDialog(gateway);
  await expect.element(dialog.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
  const tabs = dialog.getByRole('tab').elements();
  expect(tabs.map((each) => each.textContent)).toEqual(['扫码登录', '验证码登录', '密码登录']);
});

test('a phone opens the app instead of scanning a code for it', async ({ gateway }) => {
  await page.viewport(360, 740);
  const dialog = await openLoginDialog(gateway);
  await dialog.getByRole('tab', { name: '扫码登录', exact: true }).click();
  await expect.element(dialog.getByRole('link', { name: '打开App', exact: true })).toHaveAttribute('href', site.appUrl);
});

test('both agreements open in a new tab', async ({ gateway }) => {
  const dialog = await openLoginDialog(gateway);
  for (const [name, type] of [
    ['用户协议', 'userAgreement'],
    ['隐私政策', 'privacyPolicy'],
  ] as const) {
    const link = dialog.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', `/agreementPage?type=${type}`);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});

for (const tab of ['扫码登录', '验证码登录', '密码登录']) {
  test(`axe finds no violation: ${tab}`, async ({ gateway }) => {
    const dialog = await openLoginDialog(gateway);
    await expect.element(dialog.getByRole('img', { name: '登录二维码', exact: true })).toBeVisible();
    await dialog.getByRole('tab', { name: tab, exact: true }).click();
    expect(await axeViolations()).toEqual([]);
  });
}
