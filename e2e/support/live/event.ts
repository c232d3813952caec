import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { runOperator } from '../operator.ts';

/** Poll options without a timeout of their own: frequent polling, within the timeout of the test. */
export const POLL_OPTIONS = { timeout: 0, intervals: [100] };

/** The video of an event's page. */
export const getVideo = (page: Page) => page.getByRole('main').locator('video');

/** The playback position of a video, in seconds. */
export const readTime = (picture: Locator) => picture.evaluate((video: HTMLVideoElement) => video.currentTime);

/** The displayed time since the event went on the air, in seconds. */
export async function readElapsed(page: Page): Promise<number> {
  const text =
    (await page
      .getByRole('main')
      .getByText(/^\d\d:\d\d:\d\d$/)
      .textContent()) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Moves the status of an event; returns the output. */
export const moveStatus = (event: string, move: string) =>
  runOperator('live', 'status', event, move, '--by', 'journey');

/** Waits until the first segment of an event is stored, which puts it on the air. */
export const untilOnAir = (event: string) =>
  expect.poll(() => runOperator('live', 'status', event), POLL_OPTIONS).toContain(`${event} is 40 (living)`);

/** Waits until a video plays. */
export async function expectPlaying(picture: Locator): Promise<void> {
  const from = await readTime(picture);
  await expect.poll(() => readTime(picture), POLL_OPTIONS).toBeGreaterThan(from + 1);
}

/** Waits until the replay of an event that has just ended opens and plays. */
export async function expectReplay(page: Page): Promise<void> {
  await page.getByRole('slider', { name: '播放进度' }).waitFor();
  await expect(page.getByRole('main').getByText('直播回放').first()).toBeVisible();
  await expect.poll(() => readTime(getVideo(page)), POLL_OPTIONS).toBeGreaterThan(1);
}

/** The stream keys of an event's channels, in their order. */
export async function renewKeys(event: string): Promise<string[]> {
  const printed = await runOperator('live', 'keys', event, '--by', 'journey');
  return printed.match(new RegExp(`${event}-\\d+_\\S+`, 'g')) ?? [];
}
