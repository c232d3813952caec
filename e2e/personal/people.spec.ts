import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';

const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, label: string) => main(page).getByRole('link', { name: new RegExp(`^${label} \\d+$`) });

test('the counts of the header link to fans and followed doctors, and back', async ({ page, browser }) => {
  await logInAsDoctor(page.request, '邵闻笛');
  await goto(page, '/personalHome');
  await expect(figure(page, '关注的人')).toHaveText('0');
  await expect(figure(page, '粉丝')).toHaveText('0');
  await expect(figure(page, '发布的内容')).toHaveText('0');
  const { personId } = await callGateway(page.request, 'getPersonalSummary', {});
  const fan = await browser.newContext();
  await logInAsDoctor(fan.request, '席望舒');
  await callGateway(fan.request, 'createSubscribe', { resType: 9, resId: personId ?? '' });

  // The event of the account refreshes nothing here: the followed person has none.
  await page.reload();
  await expect(figure(page, '粉丝')).toHaveText('1');
  await figure(page, '粉丝').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/people=fans/);
  await expect(main(page).getByRole('heading', { name: '邵闻笛', level: 1, exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '席望舒', exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: '关注 席望舒', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '已关注 席望舒', exact: true })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^关注的人/ })
    .click();
  await expect(page).toHaveURL(/people=following/);
  await expect(main(page).getByRole('link', { name: '席望舒', exact: true })).toBeVisible();
  await page.goBack();
  await expect(figure(page, '关注的人')).toHaveText('1');

  await goto(page, `/doctorHome?id=${personId}`);
  await expect(figure(page, '粉丝')).toHaveText('1');
  await figure(page, '关注的人').click();
  await expect(main(page).getByRole('link', { name: '席望舒', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: '席望舒', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: /^席望舒/, level: 1 })).toBeVisible();
  await figure(page, '粉丝').click();
  await expect(main(page).getByRole('link', { name: '邵闻笛', exact: true })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(main(page).getByRole('heading', { name: '邵闻笛', level: 1, exact: true })).toBeVisible();
  await fan.close();

  // A visitor reads the same.
  const visitor = await (await browser.newContext()).newPage();
  await goto(visitor, `/doctorHome?id=${personId}&people=fans`);
  await expect(main(visitor).getByRole('link', { name: '席望舒', exact: true })).toBeVisible();
  await visitor.context().close();
});
