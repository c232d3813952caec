import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeAnswer, interceptCall, restoreCall } from '../support/intercept-call.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

/** The poll is sent every five seconds, after the other calls of the page. */
const PROMPT = { timeout: 20_000 };

const DAY_MS = 24 * 60 * 60 * 1000;

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const coupon = (page: Page) => dialog(page, '领取优惠券');
const header = (page: Page) => page.getByRole('banner');
const offer = (page: Page, text: string) => header(page).getByRole('link', { name: text, exact: true });
const publish = (page: Page) => header(page).getByRole('button', { name: '发布', exact: true });

/** Opens a page as a new account; returns its mobile number. */
async function gotoCourses(page: Page): Promise<string> {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.goto('/edu/courseList');
  await expect(offer(page, '升级年卡，立省39.9元')).toBeVisible();
  return mobile;
}

/** The answer that contains a coupon of this amount. */
const getOffer = (page: Page, amount: string) =>
  page.waitForResponse(
    async (reply) => reply.url().includes('/getMemberProductDetail') && (await reply.text()).includes(`"${amount}"`),
  );

/** Changes the membership that the gateway answers. */
async function changeMembership(page: Page, member: { memberType: number; buyType: number; expirationTime: number }) {
  await changeAnswer(page, 'getDoctorInfo', (doctor) => ({ ...doctor, ...member, discountAmount: '' }));
  await page.reload();
}

test('a visitor is offered a membership, and not again on its page; nothing can be published', async ({ page }) => {
  await page.goto('/edu/courseList');
  await expect(offer(page, '开通会员')).toBeVisible();
  await expect(publish(page)).toHaveCount(0);
  await offer(page, '开通会员').click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3003&resourceType=9999/);
  await expect(page.getByRole('heading', { level: 1, name: '会员中心', exact: true })).toBeVisible();
  await expect(offer(page, '开通会员')).toHaveCount(0);
});

test('a new user is shown the price of publishing, with the discount and with a coupon', async ({ page }) => {
  // axe runs eight times.
  test.slow();
  const mobile = await gotoCourses(page);
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
  const left = coupon(page).getByRole('timer');
  await expect(left).toHaveText(/^剩余71:5\d:\d\d$/);
  const first = await left.textContent();
  await expect(left).not.toHaveText(first ?? '');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await coupon(page).getByRole('button', { name: '关闭', exact: true }).click();

  await publish(page).click();
  await expect(tip).toContainText('限时优惠50元');
  await expect(tip).toContainText('¥649原价¥699');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await tip.getByRole('link', { name: '开通会员', exact: true }).click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3004&resourceType=9999/);
  await expect(tip).toHaveCount(0);

  const counted = page.waitForResponse('**/getMessageCount*');
  await page.reload();
  const { data } = (await (await counted).json()) as { data: { scenePromptList: object[] } };
  expect(data.scenePromptList).toContainEqual({ sceneCode: 'auth_coupon', promptNum: 0 });
});

test('a coupon waits while a dialog is open or a field has the focus, leads to the membership, and closes when it expires', async ({
  page,
}) => {
  await page.clock.install();
  const mobile = await gotoCourses(page);
  await header(page).getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(dialog(page, '文件传输')).toBeVisible();
  const told = getOffer(page, '50.00');
  await runOperator('coupon', '--account', mobile, '--hours', '1');
  await told;
  await expect(coupon(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(coupon(page)).toBeVisible(PROMPT);
  await coupon(page).getByRole('link', { name: '立即使用', exact: true }).click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3008&resourceType=9999/);
  await expect(coupon(page)).toHaveCount(0);

  const search = page.getByRole('combobox', { name: '搜索内容', exact: true });
  await search.focus();
  const toldAgain = getOffer(page, '100.00');
  await runOperator('coupon', '--account', mobile, '--amount', '100', '--hours', '1');
  await toldAgain;
  await expect(coupon(page)).toHaveCount(0);
  await search.blur();
  await expect(coupon(page)).toContainText('券后价¥599', PROMPT);
  await page.clock.fastForward('59:00');
  await expect(coupon(page).getByRole('timer')).toHaveText(/^剩余00:0[01]:\d\d$/);
  await page.clock.fastForward('01:00');
  await expect(coupon(page)).toHaveCount(0);
});

test('an expired membership is shown, with a link to renew it', async ({ page }) => {
  await logInByPassword(page, '13900000008');
  await page.goto('/edu/courseList');
  await expect(header(page)).toContainText('您的会员已过期');
  await expect(offer(page, '立即续费')).toHaveAttribute('href', /\/membership\?resourceId=3003&resourceType=9999/);
  await publish(page).click();
  const tip = dialog(page, '您的会员已过期');
  await expect(tip).toContainText('会员年卡¥699');
  await expect(tip).not.toContainText('原价');
  await tip.getByRole('link', { name: '立即续费', exact: true }).click();
  await expect(page).toHaveURL(/\/membership\?resourceId=3004&resourceType=9999/);
});

test('a member publishes in the app, and is shown the end of the membership in its last 30 days only', async ({
  page,
}) => {
  // A doctor: the lead of a role that may not publish is of permission.spec.ts.
  await logInByPassword(page, '13900000003');
  await page.goto('/edu/courseList');
  await expect(publish(page)).toBeVisible();
  await changeMembership(page, { memberType: 1, buyType: 1, expirationTime: Date.now() + 10 * DAY_MS });
  await expect(header(page)).toContainText(/\d{4}\.\d{2}\.\d{2}到期立即续费/);
  await publish(page).click();
  await expect(dialog(page, '前往手机App发布').getByRole('img', { name: 'App二维码', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await untilDialogsClosed(page);

  await restoreCall(page, 'getDoctorInfo');
  await changeMembership(page, { memberType: 3, buyType: 1, expirationTime: Date.now() + 31 * DAY_MS });
  await expect(publish(page)).toBeVisible();
  await expect(header(page).getByRole('button', { name: '用户菜单', exact: true })).toBeVisible();
  await expect(header(page).getByRole('link', { name: '立即续费', exact: true })).toHaveCount(0);
  await expect(header(page)).not.toContainText('到期');
});

test('a price that cannot be loaded is shown as an error where it was requested; a prompt fails silently', async ({
  page,
}) => {
  const mobile = await gotoCourses(page);
  let asked = 0;
  await interceptCall(page, 'getMemberProductDetail', async (route) => {
    asked += 1;
    await route.fulfill({ json: { code: 50000, message: '', data: null } });
  });
  await publish(page).click();
  await expect(page.getByText('获取产品详情失败', { exact: true })).toBeVisible();
  await expect(page.getByText('获取产品详情失败', { exact: true })).toHaveCount(0);
  const before = asked;
  await runOperator('coupon', '--account', mobile);
  await expect.poll(() => asked, PROMPT).toBeGreaterThan(before);
  await expect(page.getByText('获取产品详情失败', { exact: true })).toHaveCount(0);
  await expect(coupon(page)).toHaveCount(0);
});
