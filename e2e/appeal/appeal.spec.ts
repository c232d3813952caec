import type { Locator, Page } from '@playwright/test';
import { refusedByLock, refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { logInPermanentlyLocked } from '../support/locked-account.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(...refusedByLock()));

const REASON = '科室值班室有两台公用电脑，都是我本人登录。';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const lock = (page: Page) => dialog(page, '账号已被永久停用');
const appeal = (page: Page) => dialog(page, '账号申诉');
const sent = (page: Page) => dialog(page, '申诉已提交');
const reason = (page: Page) => appeal(page).getByRole('textbox', { name: '申诉理由', exact: true });

/** The interval at which the dialog polls for the answer. */
const POLL_MS = 15_000;

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

test('an appeal with a picture that the operator rejects can be sent again; one that is accepted ends the lock', {
  tag: '@core',
}, async ({ page, consoleErrors }) => {
  // The end of the lock starts the checks of a free session, and 重新登录 ends it while they are under way.
  consoleErrors.allow(...refusedWithoutSession());
  const mobile = freshMobile();
  await logInPermanentlyLocked(page, mobile);
  await page.goto('/edu/home');
  await press(lock(page), '申诉');
  await expect(appeal(page).getByRole('link', { name: '安装新版App', exact: true })).toBeVisible();
  await press(appeal(page), '网页申诉');
  await reason(page).fill(REASON);
  await appeal(page)
    .locator('input[type=file]')
    .setInputFiles([await picture(page)]);
  await expect(appeal(page).getByRole('img', { name: '申诉图片', exact: true })).toHaveCount(1);
  await press(appeal(page), '提交');
  const caseLabel = sent(page).getByText(/^SS\d{8}-\d{4}$/);
  await expect(caseLabel).toBeVisible();
  const caseNumber = (await caseLabel.textContent()) ?? '';

  // An open appeal is displayed at the next visit.
  await page.clock.install();
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await runOperator('appeals', 'reject', caseNumber, '--answer', '请补充科室排班表', '--by', '客服 陈');
  await page.clock.fastForward(POLL_MS);
  const rejected = dialog(page, '申诉未通过');
  await expect(rejected).toContainText(caseNumber);
  await expect(rejected.getByRole('blockquote')).toHaveText('请补充科室排班表客服 陈');
  await press(rejected, '再次申诉');
  await reason(page).fill('附上排班表。');
  await press(appeal(page), '提交');
  await expect(sent(page)).toBeVisible();

  const second = await callGateway(page.request, 'getAppeal', {});
  await runOperator('appeals', 'accept', second.appeal?.caseNumber ?? '', '--answer', '已核实，账号已恢复');
  await page.clock.fastForward(POLL_MS);
  const accepted = dialog(page, '申诉已通过');
  await expect(accepted.getByRole('blockquote')).toContainText('已核实，账号已恢复');
  await press(accepted, '重新登录');
  await expect(dialog(page, '登录观看骨科专业视频')).toBeVisible();
  expect(await logInByCode(page.request, mobile)).toBe(1);
  await page.goto('/edu/home');
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
