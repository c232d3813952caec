import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');

test('what is kept on its page is in the own list, and can be taken out there', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await goto(page, '/personalHome?tab=3');
  await expect(page.getByText('暂无收藏内容', { exact: true })).toBeVisible();
  await goto(page, '/videoTerminal?id=v37');
  await main(page).getByRole('button', { name: /^收藏/ }).click();
  await expect(main(page).getByRole('button', { name: /^已收藏 \d+$/ })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('button', { name: /^已收藏 \d+$/ })).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  await goto(page, '/personalHome?tab=3');
  const title = main(page).getByRole('link', { name: /^前交叉韧带单束解剖重建/ });
  await expect(title).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^取消收藏 / })
    .click();
  await expect(page.getByText('暂无收藏内容', { exact: true })).toBeVisible();
});
