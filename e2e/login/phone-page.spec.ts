import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginButton, openLoginDialog, userMenu } from '../support/login-dialog.ts';
import { heading, logInOnPhone, openPhone, scanQrCode, tap } from '../support/phone.ts';
import { readCode } from '../support/verification-code.ts';

/** The login code of the dialog, once it can be scanned: a renewed one is covered until it has loaded. */
async function getCode(dialog: Locator): Promise<Locator> {
  const code = dialog.getByRole('img', { name: '登录二维码', exact: true });
  await expect(code).toBeVisible();
  await expect(code.locator('..').getByRole('status')).toHaveCount(0);
  return code;
}

/** Decodes a QR code from a screenshot of its frame with the quiet zone, as a camera does. */
async function decode(picture: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await picture.locator('..').screenshot());
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

/** The number that the desktop shows in a dialog. */
async function readNumber(dialog: Locator): Promise<string> {
  const label = dialog.locator('b').last();
  await expect(label).toHaveText(/^\d{2}$/);
  return (await label.textContent()) ?? '';
}

/** Chooses a number on the phone, and taps login. */
async function choose(phone: Page, number: string): Promise<void> {
  await phone.getByRole('radio', { name: number, exact: true }).tap();
  await tap(phone, '登录');
}

test('the code can be scanned in both themes and widths; the phone that chooses the number of the desktop logs it in, and out again', {
  tag: '@core',
}, async ({ page, browser, consoleErrors }) => {
  // Calls that are under way at the end of the session.
  consoleErrors.allow(...refusedWithoutSession());
  const dialog = await openLoginDialog(page);
  const code = await getCode(dialog);
  const address = await scanQrCode(code);
  expect(address).toMatch(/\/edu\/m\/login\?scene=[\w-]{22}$/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await decode(code), `${size.width} px, ${colorScheme}`).toBe(address);
    }
  }

  const phone = await openPhone(browser);
  await phone.goto(address);
  await expect(heading(phone, '登录骨元')).toBeVisible();
  await expect(phone).toHaveTitle('确认登录 - 骨元');
  const mobile = freshMobile();
  await logInOnPhone(phone, mobile);
  await expect(heading(phone, '确认登录电脑端')).toBeVisible();
  await expect(phone.getByRole('radio')).toHaveCount(3);
  await expect(phone.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(phone.getByRole('button', { name: '登录', exact: true })).toBeDisabled();
  await expect(phone.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`, { exact: true })).toBeVisible();
  await expect(phone.getByText('127.0.0.1', { exact: true })).toBeVisible();
  await expect(loginButton(page)).toBeVisible();

  await choose(phone, await readNumber(dialog));
  await expect(heading(phone, '电脑端已登录')).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  await page.getByRole('button', { name: '暂不认证', exact: true }).click();

  await tap(phone, '不是我本人，退出该登录');
  await expect(heading(phone, '已退出该登录')).toBeVisible();
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  // A used code has expired.
  await phone.goto(address);
  await expect(heading(phone, '二维码已过期')).toBeVisible();
  await phone.context().close();
});

test('a wrong number ends the code, as does none that is equal, or a phone that cancels', async ({ page, browser }) => {
  const dialog = await openLoginDialog(page);
  const phone = await openPhone(browser);
  await phone.goto(await scanQrCode(await getCode(dialog)));
  await logInOnPhone(phone, freshMobile());
  await expect(heading(phone, '确认登录电脑端')).toBeVisible();
  const number = await readNumber(dialog);
  const others = phone
    .locator('label')
    .filter({ hasText: /^\d{2}$/, hasNotText: number })
    .getByRole('radio');
  await others.first().tap();
  await tap(phone, '登录');
  const warned = async () => {
    await expect(heading(phone, '请不要登录这台电脑')).toBeVisible();
    await expect(phone.getByText('如果二维码是别人发给您的，请不要再扫', { exact: true })).toBeVisible();
    await expect(dialog.getByText('二维码已过期', { exact: true })).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
  };
  await warned();

  // The phone stays logged in, so it opens the next code at once.
  const scanNext = async () => {
    await dialog.getByRole('button', { name: '刷新二维码', exact: true }).click();
    await phone.goto(await scanQrCode(await getCode(dialog)));
  };
  await scanNext();
  await tap(phone, '没有相同的数字');
  await warned();

  await scanNext();
  await tap(phone, '取消');
  await expect(heading(phone, '已取消登录')).toBeVisible();
  await expect(dialog.getByText('二维码已过期', { exact: true })).toBeVisible();
  await phone.context().close();
});

test('after three logins of a day a code and a scan need the app, on a phone of the same account', async ({
  page,
  browser,
  request,
}) => {
  const mobile = freshMobile();
  for (let logins = 0; logins < 3; logins++) expect(await logInByCode(request, mobile)).toBe(1);
  const modal = await openLoginDialog(page);
  await modal.getByRole('tab', { name: '验证码登录', exact: true }).click();
  const form = modal.getByRole('tabpanel', { name: '验证码登录', exact: true });
  await form.getByRole('textbox', { name: '手机号', exact: true }).fill(mobile);
  await form.getByRole('button', { name: '获取验证码', exact: true }).click();
  const code = form.getByRole('textbox', { name: '验证码', exact: true });
  await expect(code).toBeFocused();
  await code.fill(await readCode(request, mobile));
  await form.getByRole('button', { name: '登录', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'App扫码登录', exact: true });
  const picture = dialog.getByRole('img', { name: 'App二维码', exact: true });
  await expect(picture).toBeVisible();
  const phone = await openPhone(browser);
  await phone.goto(await scanQrCode(picture));
  await logInOnPhone(phone, freshMobile());
  await expect(heading(phone, '两边不是同一个账号')).toBeVisible();
  await tap(phone, '切换账号');
  await logInOnPhone(phone, mobile);
  await expect(heading(phone, 'App扫码登录')).toBeVisible();
  await expect(dialog.getByText('已扫码，请在手机上选择这个数字后登录', { exact: true })).toBeVisible();
  await expect(userMenu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The dialog of the app hides it.
  await expect(form.getByRole('alert')).toHaveText('今日登录次数已超过3次，请使用手机App扫码登录');

  await modal.getByRole('tab', { name: '扫码登录', exact: true }).click();
  await phone.goto(await scanQrCode(await getCode(modal)));
  await choose(phone, await readNumber(modal));
  await expect(phone.getByText('今日登录次数已超过3次，请使用手机App扫码登录', { exact: true })).toBeVisible();
  await expect(picture).toBeVisible();
  await phone.goto(await scanQrCode(picture));
  await choose(phone, await readNumber(dialog));
  await expect(heading(phone, '电脑端已登录')).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  await phone.context().close();
});

test('the fourth login of a day on a phone is confirmed on that very phone', async ({ browser }) => {
  const mobile = freshMobile();
  const page = await openPhone(browser);
  for (let logins = 0; logins < 3; logins++) expect(await logInByCode(page.request, mobile)).toBe(1);
  await page.context().clearCookies({ name: /session|apiToken/ });
  const modal = await openLoginDialog(page);
  await modal.getByRole('tab', { name: '验证码登录', exact: true }).tap();
  await logInOnPhone(page, mobile);
  const dialog = page.getByRole('dialog', { name: 'App扫码登录', exact: true });
  const number = await readNumber(dialog);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: '在本机确认', exact: true }).tap();
  const own = await opening;
  await logInOnPhone(own, mobile);
  await expect(heading(own, 'App扫码登录')).toBeVisible();
  await choose(own, number);
  await expect(userMenu(page)).toBeVisible();
  await page.context().close();
});
