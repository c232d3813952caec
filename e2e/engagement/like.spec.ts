import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { logInAsDoctor } from '../support/certified-account.ts';
import { failedCall } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { failCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

const main = (page: Page) => page.getByRole('main');
const like = (page: Page) => main(page).getByRole('button', { name: /^点赞/ });
const liked = (page: Page) => main(page).getByRole('button', { name: /^已点赞/ });

test('likes of a video and a doctor show at once and stay; what the gateway refuses is taken back', async ({
  page,
  consoleErrors,
}) => {
  await logInAsDoctor(page.request, '林晓帆');
  await goto(page, '/videoTerminal?id=v12');
  await like(page).click();
  await expect(liked(page)).toHaveText(/^已点赞\d+$/);
  await page.reload();
  await expect(liked(page)).toHaveText(/^已点赞\d+$/);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await liked(page).click();
  await expect(like(page)).toBeVisible();
  await page.reload();
  await expect(like(page)).toBeVisible();

  consoleErrors.expect(failedCall('likeResource', 500));
  await failCall(page, 'likeResource', 500);
  await like(page).click();
  await expect(page.getByText('操作失败，请稍后重试')).toBeVisible();
  await expect(like(page)).toBeVisible();

  await goto(page, '/doctorHome?id=e12');
  await like(page).click();
  await expect(liked(page)).toBeVisible();
  await expect(
    main(page)
      .locator('header')
      .getByRole('button', { name: /^关注 / }),
  ).toBeVisible();
  await page.reload();
  await expect(liked(page)).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
});

test('an account that may not like sees the button, and is told what it lacks', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto(page, '/videoTerminal?id=v13');
  await like(page).click();
  await expect(page.getByRole('dialog', { name: '点赞还差一步', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(like(page)).toBeFocused();
});
