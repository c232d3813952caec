import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const recommended = (page: Page) => page.getByRole('region', { name: '为您推荐', exact: true });
const first = (page: Page) => recommended(page).getByRole('listitem').first();
const less = (page: Page) => first(page).getByRole('button', { name: /^不感兴趣：/ });

test('a followed doctor is a reason, less of it can be undone, and what stays less is gone at the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByCode(page.request, freshMobile());
  await callGateway(page.request, 'createSubscribe', { resType: 9, resId: 'e06' });
  await goto(page, '/home');
  await expect(first(page)).toContainText(/因为您关注了/);
  const title = (await first(page).getByRole('heading').textContent()) ?? '';
  await less(page).click();
  await expect(first(page)).toContainText('将减少这类推荐');
  await first(page).getByRole('button', { name: '撤销', exact: true }).click();
  await expect(first(page)).toContainText(/因为您关注了/);
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  const saved = page.waitForResponse(/dismissRecommendation/);
  await less(page).click();
  await saved;
  await page.reload();
  await expect(first(page)).toBeVisible();
  await expect(recommended(page).getByRole('heading', { name: title, exact: true })).toHaveCount(0);
});

test('visitors see the picks without reasons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/home');
  await expect(recommended(page).getByRole('article')).toHaveCount(8);
  await expect(recommended(page).getByRole('button', { name: /^不感兴趣：/ })).toHaveCount(0);
});
