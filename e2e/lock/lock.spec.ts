import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { requestReply } from '../support/gateway-client.ts';
import { ignoreLockErrors, logInLocked, logInPermanentlyLocked } from '../support/locked-account.ts';
import { freshMobile, logInByPassword } from '../support/log-in.ts';
import { loginButton, loginDialog, userMenu } from '../support/login-dialog.ts';
import { readCode, wrongCode } from '../support/verification-code.ts';

test.afterEach(({ consoleErrors }) => ignoreLockErrors(consoleErrors));

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

const firstLock = (page: Page) => page.getByRole('dialog', { name: '账号已被临时锁定', exact: true });
const permanentLock = (page: Page) => page.getByRole('dialog', { name: '账号已被永久停用', exact: true });
const verify = (page: Page) => page.getByRole('dialog', { name: '验证身份解锁账号', exact: true });

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

test('the sixth device locks the account until its owner is verified', async ({ page }) => {
  const mobile = freshMobile();
  await logInLocked(page, mobile);
  await page.goto('/edu/home');
  const lock = firstLock(page);
  await expect(lock).toContainText(`您的账号${masked(mobile)}在7天内活跃设备超过5台，已被临时锁定。`);
  await expect(lock.getByRole('img', { name: '近7天6台设备，上限5台', exact: true })).toBeVisible();
  await expect(lock.getByText('第6台', { exact: true })).toBeVisible();

  // Nothing but its buttons leads out.
  await expect(lock.getByRole('button', { name: '关闭', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();

  await press(lock, '验证身份');
  const dialog = verify(page);
  await expect(dialog).toContainText(`验证码已发送至${masked(mobile)}`);
  await expect(dialog.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeDisabled();
  const field = dialog.getByRole('textbox', { name: '验证码', exact: true });
  await expect(field).toBeFocused();
  await press(dialog, '验证');
  await expect(dialog.getByRole('alert')).toHaveText('请输入验证码');
  await field.fill('12');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('请输入4位验证码');
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

test('a lock tells why it is there, and the focus comes back', async ({ page }) => {
  const mobile = freshMobile();
  await logInLocked(page, mobile);
  await page.goto('/edu/home');
  const lock = firstLock(page);
  await press(lock, '账号安全提示');
  const tip = page.getByRole('dialog', { name: '账号安全提示', exact: true });
  await expect(tip.getByRole('listitem')).toHaveText([
    '同一账号7天内活跃设备超过5台，账号将被锁定。',
    '首次锁定：完成身份验证后即可解除。',
    '再次锁定：账号将被永久停用。',
  ]);
  await press(tip, '我知道了');
  await expect(tip).toHaveCount(0);
  await expect(lock.getByRole('button', { name: '账号安全提示', exact: true })).toBeFocused();
  await press(lock, '验证身份');
  await press(verify(page), '联系客服');
  const contact = page.getByRole('dialog', { name: '联系客服', exact: true });
  await expect(contact).toContainText('如需帮助，请发送邮件至');
  // Those under it wait out of sight.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await press(verify(page), '返回');
  await expect(verify(page)).toHaveCount(0);
  await expect(lock.getByRole('button', { name: '验证身份', exact: true })).toBeFocused();
});

test('changing the account logs out and offers the login, without a reload', async ({ page }) => {
  await logInByPassword(page, '13900000011');
  await page.goto('/edu/home');
  await press(firstLock(page), '切换账号');
  await expect(loginDialog(page)).toBeVisible();
  await expect(firstLock(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(loginButton(page)).toBeVisible();
});

test('the second lock is for good, with its history', async ({ page }) => {
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  await page.goto('/edu/home');
  const lock = permanentLock(page);
  await expect(lock).toContainText(
    `您的账号${masked(mobile)}因再次触发设备数量限制，已被永久停用。如有疑问，请提交申诉。`,
  );
  await expect(lock.getByRole('listitem')).toHaveText([/^首次锁定.*已验证身份解除$/, /^再次锁定/]);
  await press(lock, '切换账号');
  await expect(loginDialog(page)).toBeVisible();
});

test('the sample account that is locked for good sees it at every visit, and may do nothing else', async ({ page }) => {
  await logInByPassword(page, '13900000012');
  await page.goto('/edu/personalInfo');
  const lock = permanentLock(page);
  await expect(lock).toContainText('您的账号139****0012');
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  expect(await requestReply(page.request, 'listDevices', {})).toMatchObject({ status: 423, code: 42300 });
  await page.reload();
  await expect(lock).toBeVisible();
  await press(lock, '账号安全提示');
  const tip = page.getByRole('dialog', { name: '账号安全提示', exact: true });
  await press(tip, '我知道了');
  await expect(lock.getByRole('button', { name: '账号安全提示', exact: true })).toBeFocused();
});

test('nobody finds a barrier in the dialogs of a lock', async ({ page }) => {
  // Four dialogs at two widths in two themes; a small page behind them, as it is looked at each time.
  test.slow();
  const mobile = freshMobile();
  await logInLocked(page, mobile);
  await page.goto('/edu/searchList');
  await firstLock(page).waitFor();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(firstLock(page), '账号安全提示');
  await page.getByRole('dialog', { name: '账号安全提示', exact: true }).waitFor();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await press(firstLock(page), '验证身份');
  await expect(verify(page)).toContainText('验证码已发送至');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(verify(page), '联系客服');
  await page.getByRole('dialog', { name: '联系客服', exact: true }).waitFor();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
});
