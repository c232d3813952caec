import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { failedCall, failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { heading, logInOnPhone, openPhone, tap } from '../support/phone.ts';
import { makeNoisePicture } from './noise-picture.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const paper = { name: '术前核对单.pdf', mimeType: 'application/pdf', buffer: pdf };
const photo = (name: string, edge = 40) => ({ name, mimeType: 'image/png', buffer: makeNoisePicture(edge) });

const UPLOADS = '/gateway/transfer-service/uploads/';

// The refusal makes the phone log in: its pages have a separate session.
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

test('photos and a PDF reach the desktop, which shows the pictures and saves the PDF', {
  tag: '@core',
}, async ({ page, browser }) => {
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

test('a resource pops up in one window, is unread in the list once, and is marked read in all windows by one', {
  tag: '@core',
}, async ({ page, browser, context }) => {
  const phone = await openBoth(page, browser);
  const send = async () => {
    await phone.getByRole('checkbox').first().check();
    await tap(phone, '发送（1）');
    await expect(heading(phone, '1项已发送')).toBeVisible();
  };
  const newTransferButton = (tab: Page) => tab.getByRole('button', { name: '文件传输，有新文件', exact: true });
  const unread = (tab: Page) => list(tab).getByText('未读', { exact: true });
  const second = await context.newPage();
  await second.goto('/edu/courseList');
  await send();
  await expect(popup(page)).toBeVisible();
  await expect(newTransferButton(second)).toBeVisible();
  await expect(popup(second)).toHaveCount(0);

  await newTransferButton(second).click();
  await expect(unread(second)).toHaveCount(1);
  await expect(newTransferButton(page)).toHaveCount(0);
  await expect(popup(page)).toHaveCount(0);

  await tap(phone, '继续发送');
  await send();
  await expect(unread(second)).toHaveCount(2);
  await expect(list(second).getByRole('status')).toContainText('2条新文件');
  await second.close();

  await tap(phone, '继续发送');
  await send();
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(list(page).getByRole('img', { name: '文件传输二维码', exact: true })).toBeVisible();
  await expect(unread(page)).toHaveCount(1);
  await expect(list(page).getByRole('status')).toContainText('已全部标为已读');
  expect((await list(page).boundingBox())?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) - 100, 1);
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/Terminal\?.*id=/);
  await expect(list(page)).toHaveCount(0);
  await page.getByRole('button', { name: '文件传输', exact: true }).click();
  await expect(list(page).getByRole('link')).toHaveCount(3);
  await expect(unread(page)).toHaveCount(0);
  await phone.context().close();
});

test('an upload that loses the network is resumed; a file that is no picture or too large is refused, and the rest can be sent', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(UPLOADS, 'net::ERR_CONNECTION_RESET'));
  // Refused, and deleted when it is removed.
  consoleErrors.expect(failedRequest(UPLOADS, 415), failedRequest(UPLOADS, 404));
  const phone = await openBoth(page, browser);
  const chunks: number[] = [];
  await phone.route('**/transfer-service/uploads/*', async (route) => {
    const offset = Number(route.request().headers()['upload-offset'] ?? -1);
    if (route.request().method() === 'PATCH') chunks.push(offset);
    // The second chunk fails, as with a lost network.
    if (chunks.length === 2 && offset > 0) return route.abort('connectionreset');
    return route.continue();
  });
  // Four megabytes in chunks take longer than a state of the page on a busy machine.
  const sent = phone.waitForResponse(/sendTransfer/);
  await choose(phone, '相册', photo('CT.png', 1200));
  await sent;
  await expect(heading(phone, '1项已发送')).toBeVisible();
  expect(chunks.filter((offset) => offset === 0)).toHaveLength(1);
  expect(chunks.filter((offset) => offset === chunks[1])).toHaveLength(2);
  await expect(popup(page)).toContainText('CT.png');
  await phone.unroute('**/transfer-service/uploads/*');

  await tap(phone, '继续发送');
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
