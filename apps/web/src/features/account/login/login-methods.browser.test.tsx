import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { openLoginDialog, openLoginTab } from '../../../../test/login-dialog.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { site } from '../../../lib/site.ts';

test('the input stays when the tab changes', async ({ gateway }) => {
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

test('the dialog is opened, used and closed by keyboard, and returns the focus', async ({ gateway }) => {
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'B', matchNumber: '42' });
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  await renderPage(
    <button type="button" onClick={() => openDialog('login')}>
      登录/注册
    </button>,
  );
  const opener = page.getByRole('button', { name: '登录/注册', exact: true });
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: '登录观看骨科专业视频', exact: true });
  await expect.element(dialog.getByRole('tab', { name: '扫码登录', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('tab', { name: '验证码登录', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('textbox', { name: '手机号', exact: true })).toHaveFocus();
  for (let presses = 0; presses < 12; presses++) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
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
