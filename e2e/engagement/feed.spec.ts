import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const news = (page: Page) => page.getByRole('region', { name: '关注动态', exact: true });

test('what followed doctors have published is on the home page, and all of it a page away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByCode(page.request, freshMobile());
  await goto(page, '/latestContent?followed=1');
  await expect(page.getByText('您关注的医生还没有发布内容', { exact: true })).toBeVisible();
  await goto(page, '/home');
  await expect(page.getByRole('region', { name: '最热内容', exact: true })).toBeVisible();
  await expect(news(page)).toHaveCount(0);

  for (const resId of ['e06', 'e10']) await callGateway(page.request, 'createSubscribe', { resType: 9, resId });
  await expect(news(page).getByRole('article')).toHaveCount(4);
  await news(page).getByRole('link', { name: '查看更多', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关注动态', exact: true })).toBeVisible();
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await page.goBack();
  await expect(news(page)).toBeVisible();
});
