import type { Page } from '@playwright/test';
import { findChinese } from '../support/chinese-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
import { loginButton, loginDialog } from '../support/login-dialog.ts';
import { screenGroups } from '../support/screens.ts';

/** A busy machine may take ten times as long as an idle one. */
const SCREEN_LIMIT_MS = 40_000;

async function chooseEnglish(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'osteon_language', value: 'en', url: new URL(page.url()).origin }]);
}

for (const [group, screens] of Object.entries(screenGroups)) {
  test(`no text of the portal is Chinese in English on the screens ${group}`, async ({ page }) => {
    test.setTimeout(SCREEN_LIMIT_MS * screens.length);
    await goto(page, '/official');
    await chooseEnglish(page);
    for (const { path } of screens) {
      await goto(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect.soft(await findChinese(page, path), path).toEqual([]);
    }
  });
}

test('no text of the portal is Chinese in English for a customer', async ({ page }) => {
  test.setTimeout(SCREEN_LIMIT_MS * 12);
  // The language is stored with the account.
  await gotoAsNewUser(page, '/official');
  await chooseEnglish(page);
  const tabs = ['', '?tab=1', '?tab=2', '?tab=3', '?tab=4', '?tab=5', '?tab=6'].map((query) => `/personalHome${query}`);
  for (const path of [
    ...tabs,
    '/home',
    '/personalInfo',
    '/membership',
    '/videoTerminal?id=v24',
    '/courseTerminal?id=c01',
  ]) {
    await goto(page, path);
    expect.soft(await findChinese(page, path), path).toEqual([]);
  }
});

test('English is loaded when it is chosen, of the page and the open dialog, and then with the next page', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /english-([\w-]+)-[\w-]{6,7}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  await goto(page, '/courseList');
  await loginButton(page).click();
  await page
    .getByRole('dialog', { name: '登录观看骨科专业视频' })
    .getByRole('tab', { name: '密码登录', exact: true })
    .click();
  expect(files).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'English', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Log in to watch orthopaedic professional videos' });
  await expect(login.getByRole('tab', { name: 'Password', exact: true })).toBeVisible();
  expect(files.sort()).toEqual(['account-dialogs', 'course-list', 'texts']);
  await login.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Live events', exact: true }).click();
  await page.waitForURL('**/meetingList?*');
  await expect(page).toHaveTitle('Live events - Osteon');
  expect(files).toContain('meeting-list');
  expect(await findChinese(page, '/meetingList')).toEqual([]);
});

test('what was typed stays when the language changes, and each of two tabs has its own until it is loaded again', async ({
  page,
  context,
}) => {
  await goto(page, '/home');
  await page.getByRole('button', { name: '登录/注册', exact: true }).click();
  await loginDialog(page).getByRole('tab', { name: '密码登录', exact: true }).click();
  await loginDialog(page).getByRole('textbox', { name: '账号', exact: true }).fill('13900000002');
  const other = await context.newPage();
  await goto(other, '/courseList');

  await page.getByRole('dialog').getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Password', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('tabpanel').getByRole('textbox').first()).toHaveValue('13900000002');

  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/课程/);
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Courses');
});
