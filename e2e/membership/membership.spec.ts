import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';

/** The poll is sent every five seconds, after the other calls of the page. */
const PROMPT = { timeout: 20_000 };

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const coupon = (page: Page) => dialog(page, '领取优惠券');
const header = (page: Page) => page.getByRole('banner');
const offer = (page: Page, text: string) => header(page).getByRole('link', { name: text, exact: true });
const publish = (page: Page) => header(page).getByRole('button', { name: '发布', exact: true });

test('a membership is offered to a visitor and, with the discount and then with a coupon, to a new user who publishes', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/edu/courseList');
  await expect(publish(page)).toHaveCount(0);
  await offer(page, '开通会员').click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3003&resourceType=9999/);
  await expect(page.getByRole('heading', { level: 1, name: '会员中心', exact: true })).toBeVisible();
  await expect(offer(page, '开通会员')).toHaveCount(0);

  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.goto('/edu/courseList');
  await expect(offer(page, '升级年卡，立省39.9元')).toBeVisible();
  await publish(page).click();
  const tip = dialog(page, '开通会员');
  await expect(tip).toContainText('发布内容为会员专享权益，开通会员后即可使用');
  await expect(tip).toContainText('¥659.1原价¥699');
  await expect(tip).not.toContainText('限时优惠');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(publish(page)).toBeFocused();

  await runOperator('coupon', '--account', mobile);
  await expect(coupon(page)).toBeVisible(PROMPT);
  await expect(coupon(page)).toContainText('恭喜您获得50元会员优惠券');
  await expect(coupon(page)).toContainText('券后价¥649');
  await expect(coupon(page)).toContainText('领取后7天内有效');
  await expect(coupon(page).getByRole('timer')).toHaveText(/^剩余71:5\d:\d\d$/);
  await coupon(page).getByRole('button', { name: '关闭', exact: true }).click();

  await publish(page).click();
  await expect(tip).toContainText('限时优惠50元');
  await expect(tip).toContainText('¥649原价¥699');
  await tip.getByRole('link', { name: '开通会员', exact: true }).click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3004&resourceType=9999/);
  await expect(tip).toHaveCount(0);

  const counted = page.waitForResponse('**/getMessageCount*');
  await page.reload();
  const { data } = (await (await counted).json()) as { data: { scenePromptList: object[] } };
  expect(data.scenePromptList).toContainEqual({ sceneCode: 'auth_coupon', promptNum: 0 });
});

test('a company may not publish, even with a membership', async ({ page }) => {
  await logInByPassword(page, '13900000007');
  await page.goto('/edu/courseList');
  await publish(page).click();
  await expect(dialog(page, '温馨提示')).toContainText('您没有权限进行此操作');
});
