import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { callGateway } from '../support/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { setClockWrong } from './browser-clock.ts';
import {
  announce,
  expectPlaying,
  expectReplay,
  moveStatus,
  readElapsed,
  readTime,
  renewKey,
  SOON,
  stream,
} from './event.ts';
import { expect, test } from './fixtures.ts';

const EVENT = 'l15';

const HOUR_MS = 3_600_000;

/** What a page shows may be this far from the clock, in seconds: the delay of the stream on a busy machine. */
const NEAR_SECONDS = 60;

/** A past event whose replay is a film. */
const PAST = 'l05';

const readEvent = async (page: Page) =>
  (await callGateway(page.request, 'getActivityDetail', { activityId: EVENT })).meetingActivity;

/** The countdown of a page, in seconds. */
async function readLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** Counts how often a page is loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => count++);
  return () => count;
}

test('an event is followed from its countdown to its replay by browsers whose clocks are an hour wrong', async ({
  page,
  phone,
  startCamera,
}) => {
  test.slow();
  await setClockWrong(page, HOUR_MS);
  await setClockWrong(phone, -HOUR_MS);
  const viewers = [page, phone].map((each) => ({ page: each, loads: countLoads(each) }));
  await announce(EVENT);
  await logInByCode(page.request, freshMobile());
  for (const each of [page, phone]) await goto(each, `/liveDetail?activityId=${EVENT}`);
  const { planBeginTime } = await readEvent(page);
  for (const each of [page, phone]) {
    const left = (planBeginTime - Date.now()) / 1000;
    expect(Math.abs((await readLeft(each)) - left)).toBeLessThan(NEAR_SECONDS);
  }

  startCamera(await renewKey(EVENT));
  for (const each of [page, phone]) await expectPlaying(stream(each));
  const { beginTime } = await readEvent(page);
  for (const each of [page, phone]) {
    const since = (Date.now() - (beginTime ?? 0)) / 1000;
    expect(Math.abs((await readElapsed(each)) - since)).toBeLessThan(NEAR_SECONDS);
  }

  expect(await moveStatus(EVENT, 'end')).toContain('60 (end)');
  for (const each of [page, phone]) await expectReplay(each);
  expect(await runOperator('live', 'status', EVENT)).toContain('70 (replay)');
  expect(viewers.map(({ loads }) => loads())).toEqual([1, 1]);
});

test('a chapter of a replay is gone to from the list, and the bar tells which one is shown', async ({ page }) => {
  await page.goto(`/edu/liveDetail?activityId=${PAST}`);
  await expect(stream(page)).toBeVisible(SOON);
  await expect.poll(() => readTime(stream(page)), SOON).toBeGreaterThan(0);
  const chapters = page.getByRole('region', { name: '章节' }).getByRole('button');
  const second = chapters.nth(1);
  const [time = '', title = ''] = await second.locator('span').allTextContents();
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  await second.click();
  await expect.poll(() => readTime(stream(page)), SOON).toBeGreaterThanOrEqual(minutes * 60 + seconds);
  await expect(page.getByRole('slider', { name: '播放进度' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(title),
    SOON,
  );
  // A replay is played, not watched with others, and what is past has a day instead of a begin.
  await expect(page.getByText(/人观看$/)).toHaveCount(0);
  const past = page.getByRole('region', { name: '往期推荐', exact: true });
  await expect(past.getByText(/^\d{4}\.\d\d\.\d\d$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '评论', exact: true })).toBeVisible();
  expect(await axeViolationsAtWidths(page)).toEqual([]);
});

test('a replay goes on where its viewer left it, and a pause is kept', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await callGateway(page.request, 'saveReplayPosition', { activityId: PAST, positionSeconds: 40 });
  await page.goto(`/edu/liveDetail?activityId=${PAST}`);
  await expect(page.getByText('已从上次播放位置00:40继续播放', { exact: true })).toBeVisible(SOON);
  await expect.poll(() => readTime(stream(page)), SOON).toBeGreaterThan(40);
  const saved = page.waitForResponse(/\/saveReplayPosition/);
  await stream(page).evaluate((video: HTMLVideoElement) => video.pause());
  expect((await saved).ok()).toBe(true);
  const { meetingActivity } = await callGateway(page.request, 'getActivityDetail', { activityId: PAST });
  expect(meetingActivity.replayList[0]?.positionSeconds).toBeGreaterThan(40);
});
