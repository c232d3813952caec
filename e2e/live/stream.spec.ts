import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { type Camera, startCamera } from './camera.ts';

const EVENT = 'l16';
const ADDRESS = `/edu/liveDetail?activityId=${EVENT}`;

/** A stream is seen within its delay; a busy machine takes longer. */
const SOON = { timeout: 45_000 };

const stream = (page: Page) => page.getByRole('main').locator('video');
const reason = (page: Page) => page.getByRole('main').getByRole('status');

/** Announces the event from where a try before left it; moves that its status does not allow are skipped. */
async function announce(): Promise<void> {
  const isAnnounced = async () => (await runOperator('live', 'status', EVENT)).includes('20 (advertise)');
  if (await isAnnounced()) return;
  for (const move of ['end', 'disable', 'enable', 'submit', 'approve'])
    await runOperator('live', 'status', EVENT, move).catch(() => undefined);
  expect(await isAnnounced()).toBe(true);
}

/** Expects a picture that moves on. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(stream(page)).toBeVisible(SOON);
  const readTime = () => stream(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const from = await readTime();
  await expect.poll(readTime, SOON).toBeGreaterThan(from + 1);
}

/** The stream key of the event's first channel. */
async function renewKey(): Promise<string> {
  const printed = await runOperator('live', 'keys', EVENT);
  return new RegExp(`${EVENT}-1_\\S+`).exec(printed)?.[0] ?? '';
}

test('an event is streamed, pauses with its camera, goes on and ends, on pages that nobody reloads', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // A segment that is asked for as the event ends.
  consoleErrors.allow(failedRequest('/media/lives/', 404));
  const cameras: Camera[] = [];
  try {
    await announce();
    const key = await renewKey();
    await logInByCode(page.request, freshMobile());
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stream(page)).toHaveCount(0);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    await visitor.goto(ADDRESS);

    cameras.push(startCamera(key));
    await expectPlaying(page);
    await expect(reason(visitor)).toContainText('请登录后观看直播', SOON);
    await expect(stream(visitor)).toHaveCount(0);
    expect(await axeViolationsAtWidths(page)).toEqual([]);

    await cameras[0]?.stop();
    await expect(reason(page)).toContainText('直播暂停中，请稍候', SOON);
    cameras.push(startCamera(key));
    await expectPlaying(page);

    expect(await runOperator('live', 'status', EVENT, 'end')).toContain('60 (end)');
    for (const each of [page, visitor])
      await expect(each.getByRole('main').getByText('直播回放').first()).toBeVisible(SOON);
    await phone.close();
  } finally {
    await Promise.all(cameras.map((camera) => camera.stop()));
  }
});
