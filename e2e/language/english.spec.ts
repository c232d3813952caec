import type { Page } from '@playwright/test';
import { findChinese } from '../support/chinese-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto, gotoAsNewUser } from '../support/goto.ts';
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
