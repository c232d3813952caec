import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { runOperator } from '../support/operator.ts';

/** A stream is seen within its delay; a busy machine takes longer. */
export const SOON = { timeout: 45_000 };

/** The picture of an event's page. */
export const stream = (page: Page) => page.getByRole('main').locator('video');

/** The second that it shows. */
export const readTime = (picture: Locator) => picture.evaluate((video: HTMLVideoElement) => video.currentTime);

/** For how long the event had been on the air at what is shown, in seconds. */
export async function readElapsed(page: Page): Promise<number> {
  const text =
    (await page
      .getByRole('main')
      .getByText(/^\d\d:\d\d:\d\d$/)
      .textContent(SOON)) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Moves the status of an event; returns what is printed. */
export const moveStatus = (event: string, move: string) =>
  runOperator('live', 'status', event, move, '--by', 'journey');

/** Announces an event from where a try before left it; moves that its status does not allow are skipped. */
export async function announce(event: string): Promise<void> {
  const isAnnounced = async () => (await runOperator('live', 'status', event)).startsWith(`${event} is 20 `);
  if (await isAnnounced()) return;
  for (const move of ['end', 'disable', 'enable', 'submit', 'approve'])
    await moveStatus(event, move).catch(() => undefined);
  expect(await isAnnounced()).toBe(true);
}

/** Expects a picture that moves on. */
export async function expectPlaying(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible(SOON);
  const from = await readTime(picture);
  await expect.poll(() => readTime(picture), SOON).toBeGreaterThan(from + 1);
}

/** Expects the replay of an event that has just ended, and that it plays. */
export async function expectReplay(page: Page): Promise<void> {
  await expect(page.getByRole('slider', { name: '播放进度' })).toBeVisible(SOON);
  await expect(page.getByRole('main').getByText('直播回放').first()).toBeVisible();
  await expect.poll(() => readTime(stream(page)), SOON).toBeGreaterThan(1);
}

/** The stream keys of an event's channels, in their order. */
export async function renewKeys(event: string): Promise<string[]> {
  const printed = await runOperator('live', 'keys', event, '--by', 'journey');
  return printed.match(new RegExp(`${event}-\\d+_\\S+`, 'g')) ?? [];
}

/** The stream key of an event's first channel. */
export const renewKey = async (event: string): Promise<string> => (await renewKeys(event))[0] ?? '';
