import { type Locator, type Page } from '@playwright/test';
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
  return page.getByRole('button', { name: '用户菜单', exact: true });
}
