import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedCall, failedRequest, refusedWithoutSession } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { gotoAsNewUser } from '../support/goto.ts';
import { abortCall, changeAnswer } from '../support/intercept-call.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginDialog, userMenu } from '../support/login-dialog.ts';
import { heading, logInOnPhone, openPhone, tap } from '../support/phone.ts';
import { goBackFromDialog } from '../support/wait-until-running.ts';
import { makeNoisePicture } from './noise-picture.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const paper = { name: '术前核对单.pdf', mimeType: 'application/pdf', buffer: pdf };
const photo = (name: string, edge = 40) => ({ name, mimeType: 'image/png', buffer: makeNoisePicture(edge) });

const UPLOADS = '/gateway/transfer-service/uploads/';

// The phone learns by it that it has to log in: its pages have a session of their own.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(failedCall('getTransferOptions', 401)));

/** A desktop and a phone of one new account, the phone on its page. */
async function openBoth(page: Page, browser: Browser): Promise<Page> {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.goto('/edu/courseList');
  const phone = await openPhone(browser);
  await phone.goto('/edu/m/transfer');
  await logInOnPhone(phone, mobile);
  await expect(heading(phone, '文件传输')).toBeVisible();
  return phone;
}

const popup = (page: Page) => page.getByRole('dialog', { name: '收到新的传输文件', exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: '文件传输', exact: true });
const choose = (
  phone: Page,
  source: '相册' | 'PDF',
  files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0],
) => phone.getByLabel(source, { exact: true }).setInputFiles(files);

test('photos and a PDF reach the desktop, which shows the pictures and saves the PDF', async ({ page, browser }) => {
  const phone = await openBoth(page, browser);
  await choose(phone, '相册', [photo('术前正位.png'), photo('术前侧位.png')]);
  await expect(heading(phone, '1项已发送')).toBeVisible();

  await expect(popup(page)).toContainText('术前正位.png等2张图片');
  await expect(page.getByRole('button', { name: '文件传输，有新文件', exact: true })).toBeVisible();
  await popup(page).getByRole('button', { name: '立即查看', exact: true }).click();
  const pictures = page.getByRole('dialog', { name: '术前正位.png等2张图片', exact: true });
  await expect(pictures.getByRole('img')).toHaveCount(2);
  await expect
    .poll(() =>
      pictures
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(40);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '文件传输', exact: true })).toBeVisible();

  await tap(phone, '继续发送');
  await choose(phone, 'PDF', paper);
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await expect(popup(page)).toContainText('术前核对单.pdf');
  const saving = page.waitForEvent('download');
  await popup(page).getByRole('link', { name: '立即查看', exact: true }).click();
  expect((await saving).suggestedFilename()).toBe('术前核对单.pdf');
  await phone.context().close();
});

test('a resource is sent, is unread in the list once, and a document opens its PDF', async ({ page, browser }) => {
  const phone = await openBoth(page, browser);
  await phone.getByRole('checkbox').first().check();
  await tap(phone, '发送（1）');
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: '文件传输', exact: true }).click();

  await expect(list(page).getByRole('img', { name: '文件传输二维码', exact: true })).toBeVisible();
  await expect(list(page).getByText('未读', { exact: true })).toHaveCount(1);
  await expect(list(page).getByRole('status')).toContainText('已全部标为已读');
  expect((await list(page).boundingBox())?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) - 100, 1);
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/Terminal\?.*id=/);
  await expect(list(page)).toHaveCount(0);
  await page.getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await expect(list(page).getByText('未读', { exact: true })).toHaveCount(0);
  await phone.context().close();
});

test('an upload that is paused, or loses the network, is resumed', async ({ page, browser, consoleErrors }) => {
  consoleErrors.expect(failedRequest(UPLOADS, 'net::ERR_CONNECTION_RESET'));
  const phone = await openBoth(page, browser);
  const chunks: number[] = [];
  await phone.route('**/transfer-service/uploads/*', async (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? -1);
    if (route.request().method() === 'PATCH') chunks.push(offset);
    // The second chunk fails, as with a lost network.
    if (chunks.length === 2 && offset > 0) return route.abort('connectionreset');
    return route.continue();
  });
  await choose(phone, '相册', photo('CT.png', 1200));
  await expect(heading(phone, '1项已发送')).toBeVisible({ timeout: 30_000 });
  expect(chunks.filter((offset) => offset === 0)).toHaveLength(1);
  expect(chunks.filter((offset) => offset === chunks[1])).toHaveLength(2);
  await expect(popup(page)).toContainText('CT.png');
  await phone.context().close();
});

test('selected items and running uploads stay when the page refetches', async ({ page, browser, consoleErrors }) => {
  consoleErrors.expect(failedCall('getTransferOptions', 'net::ERR_FAILED'));
  const phone = await openBoth(page, browser);
  await phone.clock.install();
  /** Refetches, as a page does after more than a minute in the background. */
  const comeBack = async () => {
    await phone.clock.fastForward(61_000);
    await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  await phone.getByRole('checkbox').first().check();
  await changeAnswer(phone, 'getTransferOptions', (options) => ({
    ...options,
    popular: options.popular.map((card) => ({ ...card, title: `${card.title}（修订）` })),
  }));
  await comeBack();
  await expect(phone.getByText('（修订）').first()).toBeVisible();
  await expect(phone.getByRole('checkbox').first()).toBeChecked();

  await phone.route('**/transfer-service/uploads', () => undefined);
  await choose(phone, '相册', photo('CT.png'));
  await abortCall(phone, 'getTransferOptions');
  // The page checks the connection once the call has failed finally.
  const failed = phone.waitForResponse(/health\/live/);
  await comeBack();
  await failed;
  await tap(phone, '取消发送');
  await expect(heading(phone, '文件传输')).toBeVisible();
  await phone.context().close();
});

test('a file that is no picture is refused with a message, and the rest can be sent', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // Refused, and gone when it is taken back.
  consoleErrors.expect(failedRequest(UPLOADS, 415), failedRequest(UPLOADS, 404));
  const phone = await openBoth(page, browser);
  const fake = {
    name: '报告.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script></html>'),
  };
  const folder = await mkdtemp(join(tmpdir(), 'osteon-large-'));
  const large = join(folder, '录像.pdf');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024 + 1));
  await choose(phone, '相册', [fake, photo('腕关节.png')]);
  await expect(phone.getByRole('alert')).toContainText('仅支持图片和PDF文件');
  await tap(phone, '发送已上传的1个');
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await tap(phone, '继续发送');
  await choose(phone, 'PDF', large);
  await expect(phone.getByRole('alert')).toContainText('单个文件不能超过50MB');
  await tap(phone, '取消发送');
  await expect(heading(phone, '文件传输')).toBeVisible();
  await rm(folder, { recursive: true });
  await phone.context().close();
});

test('a new transfer is shown in the open list, and one that is read in one window is read in all', async ({
  page,
  browser,
  context,
}) => {
  const phone = await openBoth(page, browser);
  const send = async () => {
    await phone.getByRole('checkbox').first().check();
    await tap(phone, '发送（1）');
    await expect(heading(phone, '1项已发送')).toBeVisible();
  };
  const news = (tab: Page) => tab.getByRole('button', { name: '文件传输，有新文件', exact: true });
  const unread = (tab: Page) => list(tab).getByText('未读', { exact: true });
  const second = await context.newPage();
  await second.goto('/edu/courseList');
  await send();
  await expect(popup(page)).toBeVisible();
  await expect(news(second)).toBeVisible();
  await expect(popup(second)).toHaveCount(0);

  await news(second).click();
  await expect(unread(second)).toHaveCount(1);
  await expect(news(page)).toHaveCount(0);
  await expect(popup(page)).toHaveCount(0);

  await tap(phone, '继续发送');
  await send();
  await expect(unread(second)).toHaveCount(2);
  await expect(list(second).getByRole('status')).toContainText('2条新文件');
  await phone.context().close();
});

test('a visitor is told to log in', async ({ page }) => {
  await page.goto('/edu/courseList');
  await page.getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(list(page)).toContainText('您还未登录，请登录');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await list(page).getByRole('button', { name: '去登录', exact: true }).click();
  await expect(loginDialog(page)).toBeVisible();
});

test('on a phone the list links to the page for sending, and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await gotoAsNewUser(page, '/courseList');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: '文件传输', exact: true }).click();
  await expect(list(page).getByRole('img')).toHaveCount(0);
  await list(page).getByRole('link', { name: '发送到我的电脑', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/transfer/);
  await page.goBack();
  await expect(page).toHaveURL(/\/courseList/);
  await expect(list(page)).toHaveCount(0);
});

test('a displaced page shows it and stops polling', async ({ page, browser, consoleErrors }) => {
  // Calls of the page may be under way when the session ends.
  consoleErrors.allow(...refusedWithoutSession());
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  await page.clock.install();
  const first = page.waitForResponse(/getLatestUnreadTransfer/);
  await page.goto('/edu/courseList');
  await first;
  const elsewhere = await browser.newContext();
  await logInByCode(elsewhere.request, mobile);
  await expect(page.getByRole('dialog', { name: '登录已失效', exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Several poll intervals.
  await page.clock.runFor(15_000);
  await page.evaluate(async () => void (await fetch('/gateway/health/live')));
  expect(asked.filter((url) => url.includes('getLatestUnreadTransfer'))).toEqual([]);
  expect(asked.at(-1)).toContain('health/live');
  await elsewhere.close();
});

test('axe finds no violation on the pages', async ({ page, browser }) => {
  // axe checks four pages and dialogs at two widths, some in both themes.
  test.slow();
  const phone = await openBoth(page, browser);
  expect(await axeViolationsAtWidths(phone)).toEqual([]);
  await choose(phone, '相册', photo('术前正位.png'));
  await expect(heading(phone, '1项已发送')).toBeVisible();
  await expect(popup(page)).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await popup(page).getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(list(page).getByText('术前正位.png')).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await list(page)
    .getByRole('button', { name: /术前正位/ })
    .click();
  const pictures = page.getByRole('dialog', { name: '术前正位.png', exact: true });
  await expect(pictures.getByRole('img')).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  expect(await axeViolationsAtWidths(page, { dark: true })).toEqual([]);
  await goBackFromDialog(page);
  await expect(pictures).toHaveCount(0);
  await expect(list(page).getByRole('button', { name: /术前正位/ })).toBeFocused();
  await page.mouse.click(4, 4);
  await expect(list(page)).toHaveCount(0);
  await phone.context().close();
});
