import { expect, type Locator, type Page } from '@playwright/test';

const TITLE = '登录观看骨科专业视频';

/** Opens the login dialog from the header of the home page. */
export async function openLoginDialog(page: Page): Promise<Locator> {
  // A dialog that was just closed navigates back in the history, which would cancel the next navigation.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.osteonDialog))).toBe(false);
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
