import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { refuseCall, restoreCall } from '../support/intercept-call.ts';
import { openLoginDialog } from '../support/login-dialog.ts';

/** What a scanner reads from the screen. */
async function scan(picture: Locator): Promise<string | undefined> {
  // The frame with its quiet zone, as a camera sees it.
  const { data, width, height } = PNG.sync.read(await picture.locator('..').screenshot());
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

const qrCode = (dialog: Locator) => dialog.getByRole('img', { name: '登录二维码', exact: true });
const refresh = (dialog: Locator) => dialog.getByRole('button', { name: '刷新二维码', exact: true });

test('the code appears after its spinner, with the number that the phone shows too', async ({ page }) => {
  const { promise: spinnerSeen, resolve: onSpinner } = Promise.withResolvers<void>();
  await page.route('**/generatePcLoginQrCode*', async (route) => {
    await spinnerSeen;
    await route.continue();
  });
  const answered = page.waitForResponse('**/generatePcLoginQrCode*');
  const dialog = await openLoginDialog(page);
  await expect(dialog.getByRole('status')).toHaveText('二维码加载中…');
  onSpinner();
  const { data } = await (await answered).json();
  await expect(qrCode(dialog)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await expect(dialog.getByText(data.matchNumber, { exact: true })).toBeVisible();
  await expect(dialog.getByText('微信扫码安全登录', { exact: true })).toBeVisible();
  await expect(dialog.getByText('扫码后，请在公众号内点击“登录”', { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the code can be read at ${size.width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      const answered = page.waitForResponse('**/generatePcLoginQrCode*');
      const dialog = await openLoginDialog(page);
      const { data } = await (await answered).json();
      await expect(qrCode(dialog)).toBeVisible();
      expect(await scan(qrCode(dialog))).toBe(data.qrCodeUrl);
      expect(data.qrCodeUrl).toMatch(/\/edu\/m\/login\?scene=[\w-]{22}$/);
    });
  }
}

test('is asked about every second while it shows, and no longer', async ({ page }) => {
  await page.clock.install();
  const dialog = await openLoginDialog(page);
  await expect(qrCode(dialog)).toBeVisible();
  await stopClock(page);
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/checkPcLoginStatus')) polls++;
  });
  const nextPoll = async () => {
    const answered = page.waitForResponse('**/checkPcLoginStatus*');
    await page.clock.runFor(1000);
    await answered;
  };
  for (let seconds = 0; seconds < 3; seconds++) await nextPoll();
  expect(polls).toBe(3);

  await dialog.getByRole('tab', { name: '密码登录', exact: true }).click();
  await page.clock.runFor(5000);
  expect(polls).toBe(3);
  await dialog.getByRole('tab', { name: '扫码登录', exact: true }).click();
  await nextPoll();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(5000);
  expect(polls).toBe(4);
});

test('ends after 1200 seconds and comes anew on demand', async ({ page }) => {
  await page.clock.install();
  const dialog = await openLoginDialog(page);
  await page.clock.runFor(1000);
  await expect(qrCode(dialog)).toBeVisible();
  await page.clock.fastForward(1_200_000);
  await expect(dialog.getByText('二维码已过期', { exact: true })).toBeVisible();
  await refresh(dialog).click();
  await page.clock.runFor(1000);
  await expect(dialog.getByText('二维码已过期', { exact: true })).toHaveCount(0);
  await expect(qrCode(dialog)).toBeVisible();
});

test('says that it could not be made, and tries again on demand', async ({ page }) => {
  await refuseCall(page, 'generatePcLoginQrCode', 50000);
  const dialog = await openLoginDialog(page);
  await expect(dialog.getByRole('alert')).toHaveText('二维码生成失败');
  await restoreCall(page, 'generatePcLoginQrCode');
  await refresh(dialog).click();
  await expect(qrCode(dialog)).toBeVisible();
});

test('is over once the phone has refused it', async ({ page }) => {
  await refuseCall(page, 'checkPcLoginStatus', 110043, '二维码已过期');
  const dialog = await openLoginDialog(page);
  await expect(dialog.getByText('二维码已过期', { exact: true })).toBeVisible();
  await expect(refresh(dialog)).toBeVisible();
});

test('the app is offered by a code of its own, which Esc closes alone', async ({ page }) => {
  const dialog = await openLoginDialog(page);
  await dialog.getByRole('button', { name: '下载手机App', exact: true }).click();
  const picture = dialog.getByRole('img', { name: '扫码下载手机App', exact: true });
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
