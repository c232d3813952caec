import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const NAME = '顾见山';

const listed = (page: Page) =>
  page.getByRole('navigation', { name: '主导航', exact: true }).getByRole('link', { name: new RegExp(`^${NAME}`) });
/** The button of the page's own doctor; colleagues have theirs beside the works. */
const follow = (page: Page) => page.locator('main header').getByRole('button', { name: `关注 ${NAME}`, exact: true });
const followed = (page: Page) =>
  page.locator('main header').getByRole('button', { name: `已关注 ${NAME}`, exact: true });
const fans = (page: Page) => page.getByRole('main').getByRole('definition').first();

/** While the socket is connected the list is not polled, so an update within this time came by a hint. */
const BY_HINT = { timeout: 10_000 };

test('a follow shows at once in the list and in another open page, and can be ended there', { tag: '@core' }, async ({
  page,
  context,
  browser,
}) => {
  const doctor = await browser.newContext();
  await logInAsDoctor(doctor.request, NAME);
  const { personId } = await callGateway(doctor.request, 'getPersonalSummary', {});
  await doctor.close();
  await logInByCode(page.request, freshMobile());
  const other = await context.newPage();
  for (const each of [other, page]) {
    await each.setViewportSize({ width: 1440, height: 900 });
    await goto(each, `/doctorHome?id=${personId}`);
    await expect(follow(each)).toBeVisible();
    await expect(fans(each)).toHaveText('0');
  }
  await page.bringToFront();

  await follow(page).click();
  await expect(followed(page)).toBeVisible();
  await expect(fans(page)).toHaveText('1');
  await expect(listed(page)).toBeVisible();
  await expect(followed(other)).toBeVisible(BY_HINT);
  await expect(fans(other)).toHaveText('1');
  await expect(listed(other)).toBeVisible();

  await other.bringToFront();
  await followed(other).click();
  await expect(follow(other)).toBeVisible();
  await expect(follow(page)).toBeVisible(BY_HINT);
  await expect(fans(page)).toHaveText('0');
  await expect(listed(page)).toHaveCount(0);
});
