import { expect, type Page } from '@playwright/test';
import { goto } from './goto.ts';
import { freshMobile, logInByCode, userMenu } from './login-dialog.ts';

/** Logs somebody new in and opens a page as they see it. */
export async function gotoAsNewUser(page: Page, path: string): Promise<void> {
  await logInByCode(page.request, freshMobile());
  await goto(page, path);
  await expect(userMenu(page)).toBeVisible();
}
