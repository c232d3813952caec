import { expect, type Page } from '@playwright/test';
import { freshMobile, logInByCode } from './log-in.ts';
import { userMenu } from './login-dialog.ts';
import { waitUntilRunning } from './wait-until-running.ts';

/** Opens a page of the portal and waits until it has loaded. */
export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(`/edu${path}`);
  await waitUntilLoaded(page);
}

/** Logs a new account in and opens a page. */
export async function gotoAsNewUser(page: Page, path: string): Promise<void> {
  await logInByCode(page.request, freshMobile());
  await goto(page, path);
  await expect(userMenu(page)).toBeVisible();
}

/** Waits until no part of the page is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await waitUntilRunning(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status').getByText(/加载中…|Loading…/)).toHaveCount(0);
}
