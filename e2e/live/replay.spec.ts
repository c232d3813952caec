import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway-client.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { type Camera, startCamera } from './camera.ts';
import { announce, expectPlaying, readTime, renewKey, SOON, stream } from './event.ts';

const EVENT = 'l15';

/** A past event whose replay is a film. */
const PAST = 'l05';

test('an event that ends turns into its replay, on a page that nobody reloads', async ({ page, consoleErrors }) => {
  // A segment that is asked for as the event ends.
  consoleErrors.allow(failedRequest('/media/lives/', 404));
  const cameras: Camera[] = [];
  try {
    await announce(EVENT);
    await logInByCode(page.request, freshMobile());
    await page.goto(`/edu/liveDetail?activityId=${EVENT}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    cameras.push(startCamera(await renewKey(EVENT)));
    await expectPlaying(page);

    expect(await runOperator('live', 'status', EVENT, 'end')).toContain('60 (end)');
    const progress = page.getByRole('slider', { name: '播放进度' });
    await expect(progress).toBeVisible(SOON);
    await expect.poll(() => readTime(page), SOON).toBeGreaterThan(1);
    expect(await runOperator('live', 'status', EVENT)).toContain('70 (replay)');
  } finally {
    await Promise.all(cameras.map((camera) => camera.stop()));
  }
});

test('a chapter of a replay is gone to from the list, and the bar tells which one is shown', async ({ page }) => {
  await page.goto(`/edu/liveDetail?activityId=${PAST}`);
  await expect(stream(page)).toBeVisible(SOON);
  await expect.poll(() => readTime(page), SOON).toBeGreaterThan(0);
  const chapters = page.getByRole('region', { name: '章节' }).getByRole('button');
  const second = chapters.nth(1);
  const [time = '', title = ''] = await second.locator('span').allTextContents();
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  await second.click();
  await expect.poll(() => readTime(page), SOON).toBeGreaterThanOrEqual(minutes * 60 + seconds);
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
  await expect.poll(() => readTime(page), SOON).toBeGreaterThan(40);
  const saved = page.waitForResponse(/\/saveReplayPosition/);
  await stream(page).evaluate((video: HTMLVideoElement) => video.pause());
  expect((await saved).ok()).toBe(true);
  const { meetingActivity } = await callGateway(page.request, 'getActivityDetail', { activityId: PAST });
  expect(meetingActivity.replayList[0]?.positionSeconds).toBeGreaterThan(40);
});
