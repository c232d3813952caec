import { expect, type Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { freshMobile, logInByCode, userMenu } from './login-dialog.ts';

/** Logs somebody new in and opens a page as they see it. */
export async function arriveAsNewUser(page: Page, path: string): Promise<void> {
  await logInByCode(page.request, freshMobile());
  await arrive(page, path);
  await expect(userMenu(page)).toBeVisible();
}
