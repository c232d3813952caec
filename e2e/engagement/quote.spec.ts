import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { entry, openComments, section, write } from './comments.ts';

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

/** Comments on a video with a quote of the second at which it is opened. */
async function quoteSecond(page: Page, second: number, text: string): Promise<void> {
  await openComments(page, `/videoTerminal?id=v42&t=${second}`);
  await section(page)
    .getByRole('button', { name: `引用当前时刻 00:${second}`, exact: true })
    .click();
  await write(page, text);
}

test('a comment quotes a second of a video or words of a document, and its quote links another reader there', async ({
  page,
  browser,
}) => {
  const run = Date.now();
  await logInAsDoctor(page.request, '温以宁');
  await quoteSecond(page, 45, `这一步的牵引方向是什么？${run}`);
  await quoteSecond(page, 20, `体位要点在这里。${run}`);
  await write(page, `没有引用的一条。${run}`);
  await openComments(page, '/docTerminal?id=b03');
  await expect(section(page).getByRole('button', { name: '发表评论', exact: true })).toBeVisible();
  const words = await select(page, '#section-2 p');
  await section(page).getByRole('button', { name: '引用所选文字', exact: true }).click();
  await write(page, `这一句的依据在哪里？${run}`);

  const context = await browser.newContext();
  const other = await context.newPage();
  await openComments(other, '/videoTerminal?id=v42');
  await section(other).getByRole('radio', { name: '按时间轴', exact: true }).check();
  await expect(
    section(other)
      .getByRole('listitem')
      .filter({ hasText: String(run) }),
  ).toContainText(['体位要点', '牵引方向', '没有引用']);
  await entry(other, `牵引方向是什么？${run}`)
    .getByRole('button', { name: /^引用 ?00:45/ })
    .click();
  await expect.poll(() => readSecond(other)).toBeCloseTo(45, 0);
  expect(await isPaused(other)).toBe(true);
  await expect(other.locator('video')).toBeInViewport();

  await logInAsDoctor(other.request, '沈知行');
  await openComments(other, '/docTerminal?id=b03');
  await entry(other, `这一句的依据在哪里？${run}`).getByRole('button', { name: /^引用/ }).click();
  const paragraph = other.locator('#section-2 p').filter({ hasText: words });
  await expect(paragraph).toBeFocused();
  await expect(paragraph).toBeInViewport();
  await context.close();
});
