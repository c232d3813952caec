import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { getVideo, POLL_OPTIONS, readTime } from '../support/live/event.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';

/** A past event of the sample whose replay is a video. */
const PAST = 'l05';

test('a replay resumes at the position of its viewer, a pause is retained, and a chapter is opened from the list', async ({
  page,
}) => {
  await logInByCode(page.request, freshMobile());
  await callGateway(page.request, 'saveReplayPosition', { activityId: PAST, positionSeconds: 40 });
  await page.goto(`/edu/liveDetail?activityId=${PAST}`);
  await page.getByText('已从上次播放位置00:40继续播放', { exact: true }).waitFor();
  await expect.poll(() => readTime(getVideo(page)), POLL_OPTIONS).toBeGreaterThan(40);
  const saved = page.waitForResponse(/\/saveReplayPosition/);
  await getVideo(page).evaluate((video: HTMLVideoElement) => video.pause());
  expect((await saved).ok()).toBe(true);
  const { meetingActivity } = await callGateway(page.request, 'getActivityDetail', { activityId: PAST });
  expect(meetingActivity.replayList[0]?.positionSeconds).toBeGreaterThan(40);

  const second = page.getByRole('region', { name: '章节' }).getByRole('button').nth(1);
  const [time = '', title = ''] = await second.locator('span').allTextContents();
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  await second.click();
  await expect.poll(() => readTime(getVideo(page)), POLL_OPTIONS).toBeGreaterThanOrEqual(minutes * 60 + seconds);
  await expect(page.getByRole('slider', { name: '播放进度' })).toHaveAttribute('aria-valuetext', new RegExp(title));
  // A replay has plays instead of viewers, and a past event has a day instead of a start time.
  await expect(page.getByText(/人观看$/)).toHaveCount(0);
  const past = page.getByRole('region', { name: '往期推荐', exact: true });
  await expect(past.getByText(/^\d{4}\.\d\d\.\d\d$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '评论', exact: true })).toBeVisible();
});
