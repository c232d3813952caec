import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { openVideoPage } from '../../../../test/video-page.tsx';

test('the displayed second is shared, and an address with a second opens there', async ({ gateway }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const player = await openVideoPage(gateway, { positionSeconds: 40 }, '/videoTerminal?id=v1&t=9');
  await expect.poll(player.position).toBe(9);
  await page.getByRole('button', { name: '分享此刻 00:09', exact: true }).click();
  await expect.element(page.getByText('链接已复制，从00:09开始播放', { exact: true })).toBeVisible();
  const copied = new URL(write.mock.lastCall?.[0] ?? '');
  expect(copied.pathname).toBe(location.pathname);
  expect(copied.searchParams.get('t')).toBe('9');

  await player.seek(0);
  await page.getByRole('button', { name: '分享此刻 00:00', exact: true }).click();
  await expect.poll(() => write.mock.calls.length).toBe(2);
  // The start needs no second.
  expect(new URL(write.mock.lastCall?.[0] ?? '').searchParams.has('t')).toBe(false);
  write.mockRestore();
});
