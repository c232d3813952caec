import type { Locator, Page } from '@playwright/test';
import { refusedByLock } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { requestReply } from '../support/gateway/gateway-client.ts';
import { logInLocked, logInPermanentlyLocked } from '../support/locked-account.ts';
import { freshMobile, logInByPassword } from '../support/log-in.ts';
import { loginButton, loginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(...refusedByLock()));

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

const firstLock = (page: Page) => page.getByRole('dialog', { name: '账号已被临时锁定', exact: true });
const permanentLock = (page: Page) => page.getByRole('dialog', { name: '账号已被永久停用', exact: true });
const verify = (page: Page) => page.getByRole('dialog', { name: '验证身份解锁账号', exact: true });

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

test('the sixth device locks the account until its owner is verified', { tag: '@core' }, async ({ page }) => {
  const mobile = freshMobile();
  await logInLocked(page, mobile);
  await page.goto('/edu/home');
  const lock = firstLock(page);
  await expect(lock).toContainText(`您的账号${masked(mobile)}在7天内活跃设备超过5台，已被临时锁定。`);
  await expect(lock.getByRole('img', { name: '近7天6台设备，上限5台', exact: true })).toBeVisible();
  await expect(lock.getByText('第6台', { exact: true })).toBeVisible();

  await press(lock, '账号安全提示');
  const tip = page.getByRole('dialog', { name: '账号安全提示', exact: true });
  await press(tip, '我知道了');
  await press(lock, '验证身份');
  const dialog = verify(page);
  await expect(dialog).toContainText(`验证码已发送至${masked(mobile)}`);
  await press(dialog, '联系客服');
  const contact = page.getByRole('dialog', { name: '联系客服', exact: true });
  await expect(contact).toContainText('如需帮助，请发送邮件至');
  await page.keyboard.press('Escape');
  await expect(contact).toHaveCount(0);
  const field = dialog.getByRole('textbox', { name: '验证码', exact: true });
  const code = await readCode(page.request, mobile);
  await field.fill(wrongCode(code));
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('验证码错误，请重新输入');
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(userMenu(page)).toBeVisible();
  await page.goto('/edu/personalInfo');
  await expect(page.getByText(masked(mobile)).first()).toBeVisible();
});

test('a second lock is permanent, shown at every visit with its history, and refuses other calls', async ({ page }) => {
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  await page.goto('/edu/home');
  const lock = permanentLock(page);
  await expect(lock).toContainText(
    `您的账号${masked(mobile)}因再次触发设备数量限制，已被永久停用。如有疑问，请提交申诉。`,
  );
  await expect(lock.getByRole('listitem')).toHaveText([/^首次锁定.*已验证身份解除$/, /^再次锁定/]);
  expect(await requestReply(page.request, 'listDevices', {})).toMatchObject({ status: 423, code: 42300 });
  await page.reload();
  await expect(lock).toBeVisible();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-kept', true));
  await press(lock, '切换账号');
  await expect(loginDialog(page)).toBeVisible();
  await expect(lock).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(loginButton(page)).toBeVisible();
  // A reload would have lost it.
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
});

test('the sample account with a permanent lock gets its dialog, and the link to the app to appeal in', async ({
  page,
}) => {
  await logInByPassword(page, '13900000012');
  await page.goto('/edu/personalInfo');
  await expect(permanentLock(page)).toContainText('您的账号139****0012');
  await press(permanentLock(page), '申诉');
  const appeal = page.getByRole('dialog', { name: '账号申诉', exact: true });
  await expect(appeal).toContainText('139****0012');
  const opened = page.waitForEvent('popup');
  await appeal.getByRole('link', { name: '安装新版App', exact: true }).click();
  await expect(
    (await opened).getByText('这是示例地址，正式使用时打开运营方设置的骨元 App', { exact: true }),
  ).toBeVisible();
});
