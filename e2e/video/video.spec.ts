import { axeViolations } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { loginDialog } from '../support/login-dialog.ts';
import { openVideo, type VideoPlayer } from '../support/video-player.ts';

/** A surgery video with a transcript and seven steps, 138 s. */
const SURGERY = 'v24';
/** A video of six minutes, longer than the try-watch. */
const LONG = 'v23';

/** Checks that playback continues during and after `change`, from the same position and not faster than real time. */
async function keepsItsPlace(player: VideoPlayer, change: () => Promise<void>): Promise<void> {
  const before = await player.position();
  const started = performance.now();
  await change();
  const after = await player.position();
  await expect.poll(player.position).toBeGreaterThan(after + 1);
  const passed = (performance.now() - started) / 1000;
  expect(after).toBeGreaterThanOrEqual(before);
  expect(await player.position()).toBeLessThan(before + passed + 1);
}

test('plays, and counts one play', async ({ page }) => {
  const plays: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/addPlay')) plays.push(request.url());
  });
  const player = await openVideo(page, SURGERY);
  await player.play();
  await player.button('暂停').click();
  await player.play();
  expect(plays).toHaveLength(1);
});

test('says of a placeholder film that it does not show the title, beside subtitles and controls', async ({ page }) => {
  const player = await openVideo(page, LONG);
  await player.play();
  const notice = player.frame.getByRole('status').getByText('示例影像，与标题手术无关', { exact: true });
  await expect(notice).toBeVisible();
  const [box, picture] = [await notice.boundingBox(), await player.frame.boundingBox()];
  // Subtitles and controls are in the lower half.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) / 2);
  await expect(notice).toBeHidden({ timeout: 20_000 });
});

test('changes the definition and keeps the position', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await player.play();
  await player.choose('清晰度', '标清');
  await expect.poll(player.height, { timeout: 20_000 }).toBe(480);
  await keepsItsPlace(player, async () => {
    await player.choose('清晰度', '超清');
    await expect.poll(player.height, { timeout: 20_000 }).toBe(1080);
  });
});

test('changes the audio track and keeps the position', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await player.play();
  await keepsItsPlace(player, async () => {
    const fetched = page.waitForResponse(/\/zh\/seg-\d+\.m4s$/);
    await player.choose('音轨', '中文配音');
    await fetched;
  });
});

test('shares the second that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVideo(page, `${SURGERY}&t=9`);
  await page.getByRole('button', { name: '分享此刻 00:09', exact: true }).click();
  await expect(page.getByText('链接已复制，从00:09开始播放', { exact: true })).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.searchParams.get('id') + copied.searchParams.get('t')).toBe('/edu/videoTerminalv249');
});

test('shows subtitles in Chinese, in both languages, in none', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await player.play();
  const chinese = player.frame.getByText('大家好，今天的病例是一位82岁的老太太。', { exact: true });
  const english = player.frame.getByText(/^Hello everyone\./);
  await page.keyboard.press('k');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('2');
  await expect(chinese).toBeVisible();
  await expect(chinese).toHaveCSS('background-color', 'rgba(4, 9, 16, 0.72)');
  await expect(english).toHaveCount(0);
  await player.choose('字幕', '中/英');
  await expect(english).toBeVisible();
  await expect(chinese).toBeVisible();
  await player.choose('字幕', '关闭');
  await expect(chinese).toHaveCount(0);
});

test('chapters and steps seek, and mark the current one', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  const chapters = page.getByRole('region', { name: '章节', exact: true }).getByRole('listitem');
  await chapters.nth(2).getByRole('button').click();
  await expect.poll(player.position).toBeGreaterThan(0);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');

  const step = page.getByRole('region', { name: '手术步骤', exact: true }).getByRole('listitem').nth(4);
  const time = step.getByRole('button', { name: /^从.+播放第5步$/ });
  const [, minutes = '', seconds = ''] = /从(\d+):(\d+)播放/.exec((await time.getAttribute('aria-label')) ?? '') ?? [];
  await time.click();
  await expect.poll(player.position).toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds));
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(step.getByText('正在播放', { exact: true })).toBeVisible();
});

test('a step repeats until the viewer seeks elsewhere', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  const loop = page.getByRole('button', { name: '循环播放第6步', exact: true });
  await loop.click();
  await expect(loop).toHaveAttribute('aria-pressed', 'true');
  await player.choose('倍速', '2.0×');
  const begin = await player.position();
  await expect.poll(player.position, { intervals: [100] }).toBeGreaterThan(begin + 1);
  await expect.poll(player.position, { intervals: [50], timeout: 20_000 }).toBeLessThan(begin + 1);
  await page.keyboard.press('0');
  await expect(loop).toHaveAttribute('aria-pressed', 'false');
});

test('the key parts play one after another and then stop', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  const highlights = page.getByRole('button', { name: '播放精华', exact: true });
  await highlights.click();
  await expect(highlights).toHaveAttribute('aria-pressed', 'true');
  const step = page.getByRole('region', { name: '手术步骤', exact: true }).getByRole('listitem');
  await expect(step.nth(0)).toHaveAttribute('aria-current', 'step');
  // The last step ends at 130 s, before the last chapter begins.
  await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('128');
  await expect(highlights).toHaveAttribute('aria-pressed', 'false', { timeout: 20_000 });
  await expect(player.button('播放')).toBeVisible();
  expect(await player.position()).toBeGreaterThan(129);
  expect(await player.position()).toBeLessThan(132);
});

test('resumes at the last position, with a notice', async ({ page }) => {
  expect(await logInByCode(page.request, freshMobile())).toBe(1);
  const player = await openVideo(page, SURGERY);
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
});

test('the try-watch of a visitor ends at 180 seconds and offers the login', async ({ page }) => {
  const player = await openVideo(page, LONG);
  await player.play();
  await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('176');
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

test('remembers the settings', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await player.choose('清晰度', '标清');
  await player.choose('倍速', '1.5×');
  await player.choose('字幕', 'English');
  const again = await openVideo(page, 'v05');
  await again.play();
  expect(await again.height()).toBe(480);
  await expect(again.frame.locator('video')).toHaveJSProperty('playbackRate', 1.5);
  await expect(again.button('字幕')).toHaveText('字幕 English');
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

test('copies the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVideo(page, SURGERY);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  await expect(page.getByRole('status').getByText('链接已复制', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/edu\/videoTerminal\?id=v24/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap shows the controls and another hides them', async ({ page }) => {
    const player = await openVideo(page, SURGERY);
    const picture = player.frame.locator('video');
    await picture.tap();
    await expect.poll(player.position).toBeGreaterThan(0.5);
    const controls = player.button('暂停');
    const shows = () => controls.evaluate((button) => button.checkVisibility({ opacityProperty: true }));
    await expect.poll(shows, { timeout: 10_000 }).toBe(false);
    await picture.tap();
    await expect.poll(shows).toBe(true);
    await picture.tap();
    await expect.poll(shows).toBe(false);
  });

  test('has its settings in one sheet and the chapters in a tab', async ({ page }) => {
    const player = await openVideo(page, SURGERY);
    await player.play();
    await player.button('播放设置').click();
    const sheet = page.getByRole('dialog', { name: '播放设置', exact: true });
    await sheet.getByRole('radio', { name: '中/英', exact: true }).check({ force: true });
    await sheet.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await player.frame.getByRole('slider', { name: '播放进度', exact: true }).fill('2');
    await expect(player.frame.getByText(/^Hello everyone\./)).toBeVisible();

    await page.getByRole('tab', { name: '章节', exact: true }).click();
    const chapter = page.getByRole('region', { name: '章节', exact: true }).getByRole('listitem').nth(3);
    await chapter.getByRole('button').click();
    await expect(chapter).toHaveAttribute('aria-current', 'true');
    await expect(player.frame).toBeInViewport();
  });
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`has no violation that axe finds while it plays, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const player = await openVideo(page, SURGERY);
    await player.play();
    await player.button(width > 500 ? '字幕' : '播放设置').click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
