import { expect, type Locator, type Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from './log-in.ts';
import { untilDialogsClosed } from './wait-until-running.ts';

const TITLE = '登录观看骨科专业视频';

/** Opens the login dialog from the header of the home page. */
export async function openLoginDialog(page: Page): Promise<Locator> {
  await untilDialogsClosed(page);
  await page.goto('/edu/home');
  await loginButton(page).click();
  const dialog = loginDialog(page);
  await dialog.waitFor();
  return dialog;
}

/** The login dialog. */
export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: TITLE, exact: true });
}

/** The header's login button, which only visitors have. */
export function loginButton(page: Page): Locator {
  return page.getByRole('button', { name: '登录/注册', exact: true });
}

/** The header's user menu, which only logged-in users have. */
export function userMenu(page: Page): Locator {
  return page.getByRole('button', { name: /^(用户菜单|User menu)$/ });
}

/** Logs a sample account in by its password in the open login dialog. */
export async function logInByDialog(page: Page, mobile: string): Promise<void> {
  await loginDialog(page).getByRole('tab', { name: '密码登录', exact: true }).click();
  const form = loginDialog(page).getByRole('tabpanel', { name: '密码登录', exact: true });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(mobile);
  await form.getByLabel('密码', { exact: true }).fill(SAMPLE_PASSWORD);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(loginDialog(page)).toHaveCount(0);
}
