import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { openPhone, scanQrCode } from '../support/phone.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The text of the QR code in a dialog, which is closed again. */
async function scanDialog(page: Page, title: string, code: string): Promise<string> {
  const text = await scanQrCode(dialog(page, title).getByRole('img', { name: code, exact: true }));
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toHaveCount(0);
  return text;
}

test('without any setting the codes of app and official account lead to a page that explains its purpose', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/official');
  const scanFooter = (name: string) =>
    scanQrCode(page.getByRole('contentinfo').getByRole('img', { name, exact: true }));
  const app = await scanFooter('下载App');
  const officialAccount = await scanFooter('关注公众号');

  const phone = await openPhone(browser);
  for (const [address, name] of [
    [app, '骨元 App'],
    [officialAccount, '骨元医生 公众号'],
  ] as const) {
    await phone.goto(address);
    await expect(phone.getByText(`这是示例地址，正式使用时打开运营方设置的${name}`, { exact: true })).toBeVisible();
  }
  await phone.goto('/edu/official');
  await expect(phone.getByRole('link', { name: '进入平台', exact: true })).toBeVisible();
  await expect(phone.getByText(/示例地址/)).toHaveCount(0);
  await phone.context().close();

  const login = await openLoginDialog(page);
  await login.getByRole('button', { name: '下载手机App', exact: true }).click();
  expect(await scanQrCode(login.getByRole('img', { name: '扫码下载手机App', exact: true }))).toBe(app);

  await gotoAsNewUser(page, '/courseList');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '发票', exact: true }).click();
  expect(await scanDialog(page, '申请发票', '关注医生社区公众号申请发票')).toBe(officialAccount);
  await page.getByRole('button', { name: '消息', exact: true }).click();
  expect(await scanDialog(page, '前往手机App查看消息', 'App二维码')).toBe(app);
});
