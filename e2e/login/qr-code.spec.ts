import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from '../support/fixtures.ts';
import { openLoginDialog } from '../support/login-dialog.ts';

/** Decodes a QR code from a screenshot. */
async function decode(picture: Locator): Promise<string | undefined> {
  // The frame with its quiet zone, as a camera sees it.
  const { data, width, height } = PNG.sync.read(await picture.locator('..').screenshot());
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

test('the code can be decoded in both themes, on a desktop and on a phone', async ({ page }) => {
  const answered = page.waitForResponse('**/generatePcLoginQrCode*');
  const dialog = await openLoginDialog(page);
  const { data } = await (await answered).json();
  expect(data.qrCodeUrl).toMatch(/\/edu\/m\/login\?scene=[\w-]{22}$/);
  const code = dialog.getByRole('img', { name: '登录二维码', exact: true });
  await expect(code).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      expect(await decode(code), `${size.width} px, ${colorScheme}`).toBe(data.qrCodeUrl);
    }
  }
});
