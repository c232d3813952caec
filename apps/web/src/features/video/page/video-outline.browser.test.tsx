import { page } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { openVideoPage } from '../../../../test/video-page.tsx';

const listOf = (region: string) => page.getByRole('region', { name: region, exact: true }).getByRole('listitem');
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('chapters and steps seek and play, and the current one is marked', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  const chapter = listOf('章节').nth(1);
  await chapter.getByRole('button').click();
  await expect.poll(player.position).toBeGreaterThan(20);
  expect(player.position()).toBeLessThan(40);
  await expect.element(chapter).toHaveAttribute('aria-current', 'true');
  await expect.element(player.button('暂停')).toBeInTheDocument();

  const step = listOf('手术步骤').nth(2);
  await button('从00:56播放第3步').click();
  await expect.poll(player.position).toBeGreaterThan(56);
  await expect.element(step).toHaveAttribute('aria-current', 'step');
  await expect.element(step.getByText('正在播放', { exact: true })).toBeVisible();
  await expect.element(chapter).toHaveAttribute('aria-current', 'true');
});

test('a step repeats until the viewer seeks elsewhere', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  const loop = button('循环播放第3步');
  await loop.click();
  await expect.element(loop).toHaveAttribute('aria-pressed', 'true');
  await player.seek(59);
  // The step is from 56 to 60 s.
  await expect.poll(player.position, { interval: 20 }).toBeLessThan(58);
  expect(player.position()).toBeGreaterThanOrEqual(56);
  await expect.element(player.button('暂停')).toBeInTheDocument();
  await expect.element(loop).toHaveAttribute('aria-pressed', 'true');
  await player.seek(0);
  await expect.element(loop).toHaveAttribute('aria-pressed', 'false');
});

test('the key parts play one after another, without the parts between them, and then stop', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  const highlights = button('播放精华');
  await highlights.click();
  await expect.element(highlights).toHaveAttribute('aria-pressed', 'true');
  const steps = listOf('手术步骤');
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  // The second step ends with its chapter, at 20 s; the third starts at 56 s.
  await player.seek(19.5);
  await expect.poll(player.position).toBeGreaterThan(56);
  await expect.element(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect.element(highlights).toHaveAttribute('aria-pressed', 'true');
  // The last step ends at 72 s, where the last chapter starts.
  await player.seek(71.5);
  await expect.element(highlights).toHaveAttribute('aria-pressed', 'false');
  await expect.element(player.button('播放')).toBeInTheDocument();
  expect(player.position()).toBeGreaterThan(71.9);
  expect(player.position()).toBeLessThan(73);
});
