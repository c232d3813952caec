import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { readCode } from './verification-code.ts';

/** Opens the account's own page and waits until every section has loaded. */
export async function openAccountPage(page: Page): Promise<void> {
  await page.goto('/edu/personalInfo');
  await expect(page.getByRole('table', { name: '登录设备', exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('加载中…')).toHaveCount(0);
}

/** A section of that page. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Clicks a button of a dialog or of the page. */
export const clickButton = (container: Locator | Page, name: string) =>
  container.getByRole('button', { name, exact: true }).click();

/** Verifies the owner in the step-up dialog, by a code. */
export async function verifyByCode(page: Page, mobile: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '账号验证', exact: true });
  const tab = dialog.getByRole('tab', { name: '短信验证', exact: true });
  await expect(dialog).toBeVisible();
  if ((await tab.count()) > 0) await tab.click();
  await expect(dialog.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: '验证码', exact: true }).fill(await readCode(page.request, mobile));
  await clickButton(dialog, '验证');
  await expect(dialog).toHaveCount(0);
}
