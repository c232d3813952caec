import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens, unknownAddress } from './addresses.ts';
import { arrive, settle } from './arrive.ts';
import { expect, passComplaints, test } from './fixtures.ts';
import { logInByPassword, loginButton, userMenu } from './login-dialog.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
] as const;

/** What is wrong with the page as it stands, at each width and in both colour schemes, one line a fault. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // No page has a frame of its own to look into, so one run in this page sees all.
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) found.push(`${size.width} ${colorScheme} ${id}: ${node.html} ${node.failureSummary}`);
      }
    }
  }
  return found;
}

// A colour that is on its way from one scheme to the other is nobody's colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a visitor', () => {
  for (const { path } of [...screens, { path: '/m/outbox' }]) {
    test(`finds no barrier on ${path}`, async ({ page }) => {
      await arrive(page, path);
      expect(await faults(page)).toEqual([]);
    });
  }

  test('finds no barrier at an unknown address', async ({ page, complaints }) => {
    await arrive(page, unknownAddress.path);
    expect(await faults(page)).toEqual([]);
    // The browser's own line on the page's status.
    await passComplaints(complaints, ['404']);
  });

  test('finds no barrier in the login dialog', async ({ page }) => {
    await arrive(page, '/courseList');
    await loginButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: '登录二维码', exact: true })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('tab', { name: '密码登录', exact: true }).click();
    expect(await faults(page)).toEqual([]);
  });
});

// One browser for all: an account is locked at its sixth device.
test('a member finds no barrier', async ({ page }) => {
  test.setTimeout(180_000);
  await logInByPassword(page, '13900000009');
  for (const path of ['/home', '/personalHome?tab=5', '/personalInfo', '/membership', '/videoTerminal?id=v24']) {
    await arrive(page, path);
    await expect(userMenu(page)).toBeVisible();
    expect(await faults(page), path).toEqual([]);
  }
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
