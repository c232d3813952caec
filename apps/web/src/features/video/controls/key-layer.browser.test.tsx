import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, stopTimers, test } from '../../../../test/component-test.tsx';
import { openVideoPage } from '../../../../test/video-page.tsx';

test('the change by a key is displayed for a second', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  stopTimers();
  const shows = (text: string) =>
    expect.element(player.frame.getByRole('status').getByText(text, { exact: true })).toBeVisible();
  await userEvent.keyboard('5');
  await shows('00:42');
  await userEvent.keyboard('ll');
  await shows('快进20秒');
  await userEvent.keyboard('{ArrowLeft}');
  await shows('后退5秒');
  await userEvent.keyboard('>');
  await shows('倍速1.25×');
  await userEvent.keyboard('m');
  await shows('静音');
  player.focus();
  await userEvent.keyboard('{ArrowDown}');
  await shows('音量95%');
  await userEvent.keyboard('c');
  await shows('字幕：关闭');
  expect(player.position()).toBeCloseTo(57, 0);
  vi.advanceTimersByTime(999);
  await shows('字幕：关闭');
  vi.advanceTimersByTime(1);
  await expect.element(player.frame.getByText('字幕：关闭', { exact: true })).not.toBeInTheDocument();
});

test('the list of keys opens over the picture, and returns the focus when it closes', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  await userEvent.keyboard('?');
  const list = player.frame.getByRole('dialog', { name: '键盘快捷键', exact: true });
  await expect.element(list.getByRole('button', { name: '关闭', exact: true })).toHaveFocus();
  await expect.element(list.getByText('后退、快进10秒', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(player.frame).toHaveFocus();
});

test('keys are ignored in text fields, and where they are switched off', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  const field = document.createElement('input');
  document.querySelector('main')?.append(field);
  field.focus();
  await userEvent.keyboard('5k');
  expect(field.value).toBe('5k');
  field.remove();

  await player.button('倍速').click();
  await page.getByRole('menuitemcheckbox', { name: '键盘快捷键', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(player.button('倍速')).toHaveFocus();
  (page.getByRole('button', { name: '播放精华', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('5k');
  expect(player.position()).toBeLessThan(1);
  expect(player.media().paused).toBe(true);
  // With the focus in the player they work all the same.
  player.focus();
  await userEvent.keyboard('5');
  await expect.poll(player.position).toBe(42);
});
