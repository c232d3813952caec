import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { openVideo } from '../support/video-player.ts';

/** A surgery video of 138 s. */
const SURGERY = 'v24';

test('shows what a key has changed, and the list of keys', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await player.play();
  await page.keyboard.press('k');
  await page.keyboard.press('0');
  const shows = (text: string) =>
    expect(player.frame.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await shows('快进20秒');
  await page.keyboard.press('ArrowLeft');
  await shows('后退5秒');
  await page.keyboard.press('>');
  await shows('倍速1.25×');
  await page.keyboard.press('m');
  await shows('静音');
  await player.frame.focus();
  await page.keyboard.press('ArrowDown');
  await shows('音量95%');

  await page.keyboard.press('?');
  const list = player.frame.getByRole('dialog', { name: '键盘快捷键', exact: true });
  await expect(list.getByRole('button', { name: '关闭', exact: true })).toBeFocused();
  await expect(list).toContainText('后退、快进10秒');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(player.frame).toBeFocused();
});

test('is controlled by keys', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  const video = player.frame.locator('video');
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
});

test('ignores the keys in text fields, and where they are switched off', async ({ page }) => {
  const player = await openVideo(page, SURGERY);
  await page.getByRole('combobox', { name: '搜索内容', exact: true }).fill('k');
  await page.keyboard.press('k');
  await expect(player.button('播放')).toBeVisible();

  await player.button('倍速').click();
  await page.getByRole('menuitemcheckbox', { name: '键盘快捷键', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator('#main').focus();
  await page.keyboard.press('5');
  await page.keyboard.press('k');
  await expect(player.button('播放')).toBeVisible();
  expect(await player.position()).toBe(0);
});
