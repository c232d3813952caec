import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitUntilLoaded } from '../support/goto.ts';

const section = (page: Page) => page.getByRole('region', { name: '评论', exact: true });
const entry = (page: Page, text: string) => section(page).getByRole('listitem').filter({ hasText: text }).last();
const readSecond = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Selects the first words of a paragraph. */
const select = (page: Page, paragraph: string) =>
  page
    .locator(paragraph)
    .first()
    .evaluate((element) => {
      const text = element.firstChild;
      if (text) document.getSelection()?.setBaseAndExtent(text, 0, text, 12);
      return text?.textContent?.slice(0, 12) ?? '';
    });

async function write(page: Page, text: string): Promise<void> {
  await section(page).getByRole('textbox', { name: '请输入评论内容', exact: true }).fill(text);
  await section(page).getByRole('button', { name: '发表评论', exact: true }).click();
  await expect(entry(page, text)).toHaveAttribute('id', /^comment-/);
}

test('a comment quotes a second of a video, and its quote takes the player of another reader there', async ({
  page,
  browser,
}) => {
  await logInAsDoctor(page.request, '温以宁');
  await page.goto('/edu/videoTerminal?id=v42&t=45');
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: '引用当前时刻 00:45', exact: true }).click();
  await write(page, '这一步的牵引方向是什么？');
  await page.goto('/edu/videoTerminal?id=v42&t=20');
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: '引用当前时刻 00:20', exact: true }).click();
  await write(page, '体位要点在这里。');
  await write(page, '没有引用的一条。');

  const other = await (await browser.newContext()).newPage();
  await other.goto('/edu/videoTerminal?id=v42');
  await waitUntilLoaded(other);
  await section(other).scrollIntoViewIfNeeded();
  await section(other).getByRole('radio', { name: '按时间轴', exact: true }).check();
  await expect(section(other).getByRole('listitem')).toContainText(['体位要点', '牵引方向', '没有引用']);
  await entry(other, '牵引方向')
    .getByRole('button', { name: /^引用 ?00:45/ })
    .click();
  await expect.poll(() => readSecond(other)).toBeCloseTo(45, 0);
  expect(await isPaused(other)).toBe(true);
  await expect(other.locator('video')).toBeInViewport();
  await other.context().close();
});

test('a comment quotes words of a document, and its quote leads another reader to them', async ({ page, browser }) => {
  await logInAsDoctor(page.request, '温以宁');
  await page.goto('/edu/docTerminal?id=b03');
  await waitUntilLoaded(page);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('button', { name: '发表评论', exact: true })).toBeVisible();
  const words = await select(page, '#section-2 p');
  await section(page).getByRole('button', { name: '引用所选文字', exact: true }).click();
  await write(page, '这一句的依据在哪里？');
  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, '沈知行');
  await other.goto('/edu/docTerminal?id=b03');
  await waitUntilLoaded(other);
  await section(other).scrollIntoViewIfNeeded();
  await entry(other, '这一句的依据').getByRole('button', { name: /^引用/ }).click();
  const paragraph = other.locator('#section-2 p').filter({ hasText: words });
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();
  await context.close();
});
