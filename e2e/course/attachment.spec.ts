import type { Page } from '@playwright/test';
import { certify, logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';

const attachment = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: '课件', exact: true }).getByRole('button', { name: /^讲义/ });

test('an attachment explains to a doctor of level 1 the level that it needs, and is downloaded under its title at level 2', async ({
  page,
}) => {
  await logInAsDoctor(page.request, '课件一级');
  await goto(page, '/courseTerminal?id=c10');
  await expect(attachment(page)).toContainText(/PDF · \d+KB/);
  await attachment(page).click();
  const lead = page.getByRole('dialog');
  await expect(lead).toContainText('下载课件');
  await expect(lead).toContainText('二级');
  await page.keyboard.press('Escape');
  await expect(lead).toHaveCount(0);
  await expect(attachment(page)).toBeFocused();

  await certify(page.request, '课件一级', 2);
  await page.reload();
  const downloading = page.waitForEvent('download');
  await attachment(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('讲义：血流动力学不稳定骨盆骨折的急诊处理.pdf');
  expect(await download.failure()).toBeNull();
});
