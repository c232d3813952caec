import { failedRequest, unanswered } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginDialog } from '../support/login-dialog.ts';
import { openVideo, type VideoPlayer } from '../support/video-player.ts';

/** A surgery video with a transcript and seven steps, 138 s. */
const SURGERY = 'v24';
/** A video of six minutes, longer than the try-watch. */
const LONG = 'v23';

/** Checks that playback continues during and after `change`, from the same position and not faster than real time. */
async function expectPositionRetained(player: VideoPlayer, change: () => Promise<void>): Promise<void> {
  const before = await player.position();
  const started = performance.now();
  await change();
  const after = await player.position();
  await expect.poll(player.position).toBeGreaterThan(after + 1);
  const passed = (performance.now() - started) / 1000;
  expect(after).toBeGreaterThanOrEqual(before);
  expect(await player.position()).toBeLessThan(before + passed + 1);
}

test.describe('player', () => {
  test('plays, is controlled by keys, and counts one play', { tag: '@core' }, async ({ page }) => {
    const plays: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/addPlay')) plays.push(request.url());
    });
    const player = await openVideo(page, SURGERY);
    const video = player.frame.locator('video');
    await player.play();
    await page.keyboard.press('k');
    await expect(player.button('播放')).toBeVisible();
    await page.keyboard.press('k');
    await expect(player.button('暂停')).toBeVisible();
    await page.keyboard.press('k');
    await expect(player.button('播放')).toBeVisible();
    for (const [key, second] of [
      ['5', 69],
      ['ArrowRight', 74],
      ['ArrowLeft', 69],
      ['l', 79],
      ['j', 69],
      ['0', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(player.position).toBeCloseTo(second, 0);
    }
    await page.keyboard.press('>');
    await expect(video).toHaveJSProperty('playbackRate', 1.25);
    await page.keyboard.press('<');
    await expect(video).toHaveJSProperty('playbackRate', 1);
    await page.keyboard.press('m');
    await expect(video).toHaveJSProperty('muted', true);
    await player.button('取消静音').focus();
    await page.keyboard.press('ArrowDown');
    await expect(video).toHaveJSProperty('volume', 0.95);
    await expect(video).toHaveJSProperty('muted', false);
    await page.keyboard.press('f');
    await expect(player.button('退出全屏')).toBeVisible();
    await page.keyboard.press('f');
    await expect(player.button('全屏')).toBeVisible();
    await player.play();
    expect(plays).toHaveLength(1);
  });

  test('changes the definition and the audio track, and retains the position', async ({ page }) => {
    const player = await openVideo(page, SURGERY);
    await player.play();
    await expectPositionRetained(player, async () => {
      const fetched = page.waitForResponse(/\/zh\/seg-\d+\.m4s$/);
      await player.choose('音轨', '中文配音');
      await fetched;
    });
    await player.choose('清晰度', '标清');
    await expect.poll(player.height, { timeout: 20_000 }).toBe(480);
    await expectPositionRetained(player, async () => {
      await player.choose('清晰度', '超清');
      await expect.poll(player.height, { timeout: 20_000 }).toBe(1080);
    });
  });

  test('resumes at the last position with a notice, with the settings of the last visit', {
    tag: '@core',
  }, async ({ page }) => {
    expect(await logInByCode(page.request, freshMobile())).toBe(1);
    const player = await openVideo(page, SURGERY);
    await player.choose('清晰度', '标清');
    await player.choose('倍速', '1.5×');
    await player.choose('字幕', 'English');
    await player.play();
    const saved = page.waitForResponse(/\/savePlayPosition/);
    await page.keyboard.press('5');
    await expect.poll(player.position).toBeGreaterThan(69);
    await page.keyboard.press('k');
    expect((await saved).ok()).toBe(true);

    const again = await openVideo(page, SURGERY);
    const note = again.frame.getByRole('status').getByText(/^已从上次播放位置01:[01]\d继续播放$/);
    await expect(note).toBeVisible();
    await again.play();
    expect(await again.position()).toBeGreaterThan(69);
    await again.button('关闭').click();
    await expect(note).toHaveCount(0);
    expect(await again.height()).toBe(480);
    await expect(again.frame.locator('video')).toHaveJSProperty('playbackRate', 1.5);
    await expect(again.button('字幕')).toHaveText('字幕 English');
  });

  test('ends the try-watch of a visitor at 180 seconds and offers the login', { tag: '@core' }, async ({ page }) => {
    const player = await openVideo(page, LONG);
    await player.play();
    await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('178');
    const end = player.frame.getByRole('alert');
    await expect(end).toContainText('试看已结束，登录或认证后继续观看', { timeout: 30_000 });
    expect(await player.position()).toBeGreaterThan(179);
    expect(await player.position()).toBeLessThan(180.1);

    await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('60');
    await expect(end).toHaveCount(0);
    await page.keyboard.press('8');
    await end.getByRole('button', { name: '去登录', exact: true }).click();
    await expect(loginDialog(page)).toBeVisible();
  });

  test('shows an error when the video does not load, and plays once it does', async ({ page, consoleErrors }) => {
    const playlists = '**/master.m3u8';
    await page.route(playlists, (route) => route.abort());
    consoleErrors.expect(failedRequest('/media/videos/', 'net::ERR_FAILED'));
    const player = await openVideo(page, SURGERY);
    const failure = player.frame.getByRole('alert');
    await expect(failure).toContainText('网络', { timeout: 30_000 });
    await page.unroute(playlists);
    await failure.getByRole('button', { name: '重试', exact: true }).click();
    await player.play();
  });

  test('continues at the sought position once the network is back', async ({ page, context, consoleErrors }) => {
    const player = await openVideo(page, LONG);
    const failure = 'net::ERR_INTERNET_DISCONNECTED';
    consoleErrors.allow(...unanswered(new URL(page.url()).origin, failure), failedRequest('/media/videos/', failure));
    await player.play();
    await context.setOffline(true);
    // Within the try-watch, and further than what is loaded ahead.
    await page.keyboard.press('4');
    await expect(player.frame.getByRole('status', { name: '加载中…', exact: true })).toBeVisible();
    const sought = await player.position();
    expect(sought).toBeCloseTo(144, 0);
    await context.setOffline(false);
    await expect.poll(player.position).toBeGreaterThan(sought + 1);
  });

  test('plays where the browser has no MediaSource', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'MediaSource');
      Reflect.deleteProperty(window, 'ManagedMediaSource');
    });
    const player = await openVideo(page, SURGERY);
    await player.play();
    await expect(player.button('清晰度')).toHaveCount(0);
    await expect(player.frame.locator('video')).toHaveAttribute('src', /master\.m3u8$/);
  });
});
