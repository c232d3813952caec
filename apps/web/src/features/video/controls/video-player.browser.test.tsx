import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, stopTimers, test } from '../../../../test/component-test.tsx';
import { openVideoPage } from '../../../../test/video-page.tsx';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { useLanguagePreference } from '../../../lib/language/language-preference.ts';

test('for a visitor nothing is reported and no position is saved, only the play is counted', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  await player.play();
  await expect.poll(() => gateway.count('addPlay')).toBe(1);
  await player.button('暂停').click();
  await player.play();
  await player.button('暂停').click();
  expect(gateway.sent.map(({ name }) => name).toSorted()).toEqual(['addPlay', 'getVideo', 'getVideoPlay']);
});

test('settings apply at once and are stored in a cookie', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  await player.choose('倍速', '1.5×');
  await player.choose('字幕', 'English');
  const { media } = player;
  expect([media().playbackRate, media().defaultPlaybackRate]).toEqual([1.5, 1.5]);
  await expect.element(player.button('字幕')).toHaveTextContent('字幕 English');

  usePlayerSettings.setState(usePlayerSettings.getInitialState(), true);
  expect(media().playbackRate).toBe(1);
  // A change of the languages has the settings read from the cookie again.
  useLanguagePreference.setState({});
  expect(media().playbackRate).toBe(1.5);
  await expect.element(player.button('字幕')).toHaveTextContent('字幕 English');
});

test.for([
  { width: 1440, menu: '字幕', opened: 'menu' },
  { width: 390, menu: '播放设置', opened: 'dialog' },
] as const)(
  'the player has no violation that axe finds while it plays, with its $opened open',
  async ({ width, menu, opened }, { gateway }) => {
    await page.viewport(width, 844);
    const player = await openVideoPage(gateway);
    await player.play();
    await player.button(menu).click();
    await expect.element(page.getByRole(opened)).toBeVisible();
    expect(await axeViolations('main', [width])).toEqual([]);
  },
);

test('on a phone a tap shows the controls and another hides them', async ({ gateway }) => {
  await page.viewport(390, 844);
  const player = await openVideoPage(gateway);
  const tap = () =>
    player.media().dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));
  stopTimers();
  tap();
  await expect.element(player.button('暂停')).toBeInTheDocument();
  const shows = () => player.button('暂停').element().checkVisibility({ opacityProperty: true });
  expect(shows()).toBe(true);
  vi.advanceTimersByTime(3000);
  await expect.poll(shows).toBe(false);
  tap();
  await expect.poll(shows).toBe(true);
  tap();
  await expect.poll(shows).toBe(false);
  expect(player.media().paused).toBe(false);
});

test('on a phone the settings are in one sheet and the chapters in a tab', async ({ gateway }) => {
  await page.viewport(390, 844);
  const player = await openVideoPage(gateway);
  await player.button('播放设置').click();
  const sheet = page.getByRole('dialog', { name: '播放设置', exact: true });
  await sheet.getByText('中/英', { exact: true }).click();
  await expect.element(sheet.getByRole('radio', { name: '中/英', exact: true })).toBeChecked();
  await sheet.getByRole('button', { name: '关闭', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await player.seek(2);
  await expect.element(player.frame.getByText(/^The nail lies/)).toBeVisible();

  await page.getByRole('tab', { name: '章节', exact: true }).click();
  const chapter = page.getByRole('region', { name: '章节', exact: true }).getByRole('listitem').nth(1);
  await chapter.getByRole('button').click();
  await expect.element(chapter).toHaveAttribute('aria-current', 'true');
  await expect.element(player.frame).toBeInViewport();
});
