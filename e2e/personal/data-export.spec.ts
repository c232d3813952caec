import { readFile } from 'node:fs/promises';
import { openAccountPage, section } from '../support/account-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

test('own data is requested, prepared while the page is open, and downloaded as a ZIP', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await openAccountPage(page);
  const data = section(page, '我的数据');
  await data.getByRole('button', { name: '申请导出', exact: true }).click();
  const link = data.getByRole('link', { name: '下载', exact: true });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(data).toContainText(/已准备好，\d+(\.\d)?KB/);
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^osteon-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('account.csv')).toBe(true);
});
