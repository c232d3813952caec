import type { Locator, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { abortCall, restoreCall } from '../support/intercept-call.ts';
import { ignoreLockErrors, logInPermanentlyLocked } from '../support/locked-account.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';

test.afterEach(({ consoleErrors }) => ignoreLockErrors(consoleErrors));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const lock = (page: Page) => dialog(page, '账号已被永久停用');
const appeal = (page: Page) => dialog(page, '账号申诉');

/** Logs the page in as an account that is locked for good, and opens what appeals lead to. */
async function openAppeal(page: Page): Promise<string> {
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  await page.goto('/edu/home');
  await press(lock(page), '申诉');
  await appeal(page).waitFor();
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** A picture as a file of a browser's form. */
async function picture(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: '排班表.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

const choose = (page: Page) => appeal(page).locator('input[type=file]');

test('an appeal leads to the app, and to the form for who has no phone at hand', async ({ page }) => {
  const masked = await openAppeal(page);
  await expect(appeal(page)).toContainText(`请安装最新版App，使用${masked}登录后提交申诉`);
  await expect(appeal(page).getByRole('img', { name: '扫码下载手机App', exact: true })).toBeVisible();
  await expect(appeal(page).getByRole('link', { name: '安装新版App', exact: true })).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(appeal(page)).toHaveCount(0);
  await expect(lock(page).getByRole('button', { name: '申诉', exact: true })).toBeFocused();
  await press(lock(page), '申诉');
  await press(appeal(page), '切换账号');
  await expect(dialog(page, '登录观看骨科专业视频')).toBeVisible();
  await expect(lock(page)).toHaveCount(0);
});

test('an appeal is sent with pictures, and shown as it stands', async ({ page }) => {
  const masked = await openAppeal(page);
  await press(appeal(page), '网页申诉');
  const reason = appeal(page).getByRole('textbox', { name: '申诉理由', exact: true });
  await expect(appeal(page)).toContainText(`处理结果将以短信发送至${masked}`);
  await press(appeal(page), '提交');
  await expect(appeal(page).getByRole('alert')).toHaveText('请填写申诉理由');
  await expect(reason).toBeFocused();
  await reason.fill('科室值班室有两台公用电脑，都是我本人登录。');
  await expect(appeal(page)).toContainText('21/500');

  await choose(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(appeal(page).getByRole('alert')).toHaveText('请上传图片文件');
  const big = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) };
  await choose(page).setInputFiles(big);
  await expect(appeal(page).getByRole('alert')).toHaveText('图片大小不能超过10MB');
  const one = await picture(page);
  await choose(page).setInputFiles([one, one, one, one]);
  const pictures = appeal(page).getByRole('img', { name: '申诉图片', exact: true });
  await expect(pictures).toHaveCount(3);
  await expect(appeal(page).getByRole('button', { name: '添加图片', exact: true })).toHaveCount(0);
  await appeal(page).getByRole('button', { name: '移除图片', exact: true }).first().click();
  await expect(pictures).toHaveCount(2);
  expect(await axeViolationsAtWidths(page)).toEqual([]);

  // What was typed and chosen is still there after going back.
  await press(appeal(page), '返回');
  await press(appeal(page), '网页申诉');
  await expect(reason).toHaveValue('科室值班室有两台公用电脑，都是我本人登录。');
  await press(appeal(page), '提交');
  const sent = dialog(page, '申诉已提交');
  await expect(sent.getByText(/^SS\d{8}-\d{4}$/)).toBeVisible();
  await expect(sent.getByRole('listitem')).toHaveText([/^已提交/, /^人工处理中/, /^短信通知结果/]);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(sent, '我知道了');
  await expect(lock(page)).toBeVisible();

  // The next visit begins where the appeal stands.
  await page.reload();
  await expect(sent).toBeVisible();
});

/** Sends an appeal past the pages; gives its number. */
async function sendAppeal(page: Page): Promise<string> {
  const reason = '科室值班室有两台公用电脑，都是我本人登录。';
  const { appeal } = await callGateway(page.request, 'submitAppeal', { reason, imageIds: [] });
  return appeal?.caseNumber ?? '';
}

const answered = (page: Page, name: '申诉未通过' | '申诉已通过') => dialog(page, name);

test('an appeal that the operator rejects is answered in words, and may be sent again', async ({ page }) => {
  await logInPermanentlyLocked(page, freshMobile());
  const caseNumber = await sendAppeal(page);
  await runOperator('appeals', 'reject', caseNumber, '--answer', '请补充科室排班表', '--by', '客服 陈');
  await page.goto('/edu/home');
  await press(lock(page), '申诉');
  const told = answered(page, '申诉未通过');
  await expect(told).toContainText(caseNumber);
  await expect(told.getByRole('listitem')).toHaveText([/^已提交/, /^已答复/]);
  await expect(told.getByRole('blockquote')).toHaveText('请补充科室排班表客服 陈');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(told, '再次申诉');
  await appeal(page).getByRole('textbox', { name: '申诉理由', exact: true }).fill('附上排班表。');
  await press(appeal(page), '提交');
  await expect(dialog(page, '申诉已提交')).toBeVisible();
});

test('an appeal that the operator accepts lifts the lock', async ({ page }) => {
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  const caseNumber = await sendAppeal(page);
  await page.goto('/edu/home');
  await expect(dialog(page, '申诉已提交')).toBeVisible();
  await runOperator('appeals', 'accept', caseNumber, '--answer', '已核实，账号已恢复');
  // The dialog looks again by itself every fifteen seconds.
  const told = answered(page, '申诉已通过');
  await expect(told).toBeVisible({ timeout: 25_000 });
  await expect(told.getByRole('blockquote')).toContainText('已核实，账号已恢复');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await press(told, '重新登录');
  await expect(dialog(page, '登录观看骨科专业视频')).toBeVisible();
  expect(await logInByCode(page.request, mobile)).toBe(1);
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog without an answer offers to ask again', async ({ page, consoleErrors }) => {
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  await abortCall(page, 'getAppeal');
  await page.goto('/edu/home');
  await press(lock(page), '申诉');
  const retry = appeal(page).getByRole('button', { name: '重试', exact: true });
  await retry.waitFor();
  await restoreCall(page, 'getAppeal');
  await retry.click();
  await expect(appeal(page)).toContainText('请安装最新版App');
  consoleErrors.splice(0);
});
