import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { runOperator } from '../support/operator.ts';

/** A stream is seen within its delay; a busy machine takes longer. */
export const SOON = { timeout: 45_000 };

/** The picture of an event's page. */
export const stream = (page: Page) => page.getByRole('main').locator('video');

/** The second that it shows. */
export const readTime = (page: Page) => stream(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Announces an event from where a try before left it; moves that its status does not allow are skipped. */
export async function announce(event: string): Promise<void> {
  const isAnnounced = async () => (await runOperator('live', 'status', event)).startsWith(`${event} is 20 `);
  if (await isAnnounced()) return;
  for (const move of ['end', 'disable', 'enable', 'submit', 'approve'])
    await runOperator('live', 'status', event, move).catch(() => undefined);
  expect(await isAnnounced()).toBe(true);
}

/** Expects a picture that moves on. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect(stream(page)).toBeVisible(SOON);
  const from = await readTime(page);
  await expect.poll(() => readTime(page), SOON).toBeGreaterThan(from + 1);
}

/** The stream key of an event's first channel. */
export async function renewKey(event: string): Promise<string> {
  const printed = await runOperator('live', 'keys', event, '--by', 'camera');
  return new RegExp(`${event}-1_\\S+`).exec(printed)?.[0] ?? '';
}
