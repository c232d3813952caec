import type { Page, Response } from '@playwright/test';
import { failedRequest, unanswered } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { openVideo, type VideoPlayer } from '../support/video-player.ts';

/** A surgery video of 138 s, which plays whole for everybody. */
const SURGERY = 'v24';
const DAY = 24 * 60 * 60 * 1000;

const isReport = (response: Response) => response.url().includes('/reportWatch');

/** Waits until the player has a session: earlier playing is not counted. */
async function playCounted(page: Page, player: VideoPlayer): Promise<void> {
  const opened = page.waitForResponse(/\/openWatchSession/);
  await player.play();
  expect((await opened).ok()).toBe(true);
}

/** Plays at least so many seconds more and pauses; returns the gateway's response to the last report. */
async function watchAndPause(page: Page, player: VideoPlayer, seconds: number) {
  const end = (await player.position()) + seconds;
  await expect.poll(player.position, { timeout: 40_000 }).toBeGreaterThan(end);
  const reported = page.waitForResponse(isReport);
  await page.keyboard.press('k');
  const answer: { data: { watchedSeconds: number; creditSeconds: number } } = await (await reported).json();
  return answer.data;
}

test.describe('watch record', () => {
  test('counts watched seconds once on a device whose clock is a day ahead', { tag: '@core' }, async ({ page }) => {
    expect(await logInByCode(page.request, freshMobile())).toBe(1);
    await page.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, DAY);
    const player = await openVideo(page, SURGERY);
    await playCounted(page, player);
    const first = await watchAndPause(page, player, 3);
    expect(first.watchedSeconds).toBeGreaterThan(2.5);
    expect(first.watchedSeconds).toBeLessThanOrEqual((await player.position()) + 0.1);

    // A second viewing does not count again.
    await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('1');
    await player.play();
    const again = await watchAndPause(page, player, 0.5);
    expect(again.watchedSeconds).toBeLessThan(first.watchedSeconds + 0.3);
  });

  test('counts seconds that were watched without a network once it is back', async ({
    page,
    context,
    consoleErrors,
  }) => {
    expect(await logInByCode(page.request, freshMobile())).toBe(1);
    const player = await openVideo(page, SURGERY);
    const failure = 'net::ERR_INTERNET_DISCONNECTED';
    consoleErrors.allow(...unanswered(new URL(page.url()).origin, failure), failedRequest('/media/videos/', failure));
    await playCounted(page, player);
    await expect.poll(player.position).toBeGreaterThan(2);
    await context.setOffline(true);
    const start = await player.position();
    await expect.poll(player.position, { timeout: 40_000 }).toBeGreaterThan(start + 3);
    await page.keyboard.press('k');
    const reported = page.waitForResponse(isReport);
    await context.setOffline(false);
    const { data } = await (await reported).json();
    expect(data.watchedSeconds).toBeGreaterThan(start + 2);
  });
});
