import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';

const main = (page: Page) => page.getByRole('main');
const like = (page: Page) => main(page).getByRole('button', { name: /^点赞/ });
const liked = (page: Page) => main(page).getByRole('button', { name: /^已点赞/ });

test('a like of a video and of a doctor shows at once and stays until it is ended', { tag: '@core' }, async ({
  page,
}) => {
  await logInAsDoctor(page.request, '林晓帆');
  await goto(page, '/videoTerminal?id=v12');
  await like(page).click();
  await expect(liked(page)).toHaveText(/^已点赞\d+$/);
  await page.reload();
  await expect(liked(page)).toHaveText(/^已点赞\d+$/);
  const taken = page.waitForResponse(/likeResource/);
  await liked(page).click();
  await expect(like(page)).toBeVisible();
  await taken;

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
  await goto(page, '/videoTerminal?id=v12');
  await expect(like(page)).toBeVisible();
});
