import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { failCall, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginDialog, userMenu } from '../support/login-dialog.ts';

/** Other journeys run meanwhile: a test that reads the number of followers has a doctor of its own. */
const HOME = '/doctorHome?id=e05';
const HOME_OF_REFUSED = '/doctorHome?id=e14';
const HOME_OF_TAPS = '/doctorHome?id=e15';

const sidebar = (page: Page) => page.getByRole('navigation', { name: '主导航', exact: true });
/** The button of the page's own doctor; colleagues have theirs beside the works. */
const follow = (page: Page) => page.locator('main header').getByRole('button', { name: /^关注 / });
const followed = (page: Page) => page.locator('main header').getByRole('button', { name: /^已关注 / });
const fans = (page: Page) => page.getByRole('main').getByRole('definition').first();

/** While the socket is connected the list is not polled, so an update within this time came by a hint. */
const BY_HINT = { timeout: 10_000 };

test('a follow shows at once in the list, in another open page and on a video, and ends from there', async ({
  page,
  context,
}) => {
  await logInByCode(page.request, freshMobile());
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, HOME);
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim().slice(0, 3) ?? '';
  await expect(fans(page)).toHaveText(/^\d+$/);
  const count = Number(await fans(page).textContent());
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await goto(other, HOME);
  await expect(follow(other)).toBeVisible();
  await page.bringToFront();

  await follow(page).click();
  await expect(followed(page)).toBeVisible();
  await expect(fans(page)).toHaveText(String(count + 1));
  await expect(sidebar(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(followed(other)).toBeVisible(BY_HINT);
  await expect(fans(other)).toHaveText(String(count + 1));
  await expect(sidebar(other).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  await goto(other, HOME);
  await followed(other).click();
  await expect(follow(other)).toBeVisible();
  await expect(follow(page)).toBeVisible(BY_HINT);
  await expect(fans(page)).toHaveText(String(count));
  await expect(sidebar(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0);
});

test('a visitor is told why, and follows once after the login', async ({ page }) => {
  const main = page.getByRole('main');
  const followed = main.getByRole('button', { name: /^已关注 / });
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/videoTerminal?id=v37');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/Subscribe/.test(request.url())) sent.push(request.url());
  });
  await main.getByRole('button', { name: /^关注 / }).click();
  const lead = page.getByRole('dialog', { name: '登录后即可使用“关注”', exact: true });
  await lead.getByRole('button', { name: '去登录', exact: true }).click();
  await loginDialog(page).getByRole('tab', { name: '密码登录', exact: true }).click();
  const form = loginDialog(page).getByRole('tabpanel', { name: '密码登录', exact: true });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill('13900000015');
  await form.getByLabel('密码', { exact: true }).fill('Osteon2026!');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(followed).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(followed).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what the gateway does not take is taken back, with a word', async ({ page, consoleErrors }) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, HOME_OF_REFUSED);
  await expect(fans(page)).toHaveText(/^\d+$/);
  const count = await fans(page).textContent();
  consoleErrors.expect(failedCall('createSubscribe', 500));
  await failCall(page, 'createSubscribe', 500);
  await follow(page).click();
  await expect(page.getByText('操作失败，请稍后重试')).toBeVisible();
  await expect(follow(page)).toBeVisible();
  await expect(fans(page)).toHaveText(count ?? '');
  await restoreCall(page, 'createSubscribe');
});

test('of two taps within a second the second one is ignored', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await page.clock.install();
  await goto(page, HOME_OF_TAPS);
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = /(\w+Subscribe)/.exec(request.url())?.[1];
    if (name !== undefined) sent.push(name);
  });
  await follow(page).dblclick();
  await expect(followed(page)).toBeVisible();
  await page.clock.fastForward(1_000);
  await followed(page).click();
  await expect(follow(page)).toBeVisible();
  await expect.poll(() => sent).toEqual(['createSubscribe', 'updateSubscribe']);
});
