import type { Page } from '@playwright/test';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { setClockWrong } from '../support/live/browser-clock.ts';
import { createEvent } from '../support/live/create-event.ts';
import {
  expectPlaying,
  expectReplay,
  getVideo,
  moveStatus,
  readElapsed,
  renewKeys,
  untilOnAir,
} from '../support/live/event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';

const HOUR_MS = 3_600_000;

/** Maximum difference between a page and the clock, in seconds: the delay of the stream on a busy machine. */
const NEAR_SECONDS = 60;

const main = (page: Page) => page.getByRole('main');
const reason = (page: Page) => main(page).getByRole('status');

/** The countdown of a page, in seconds. */
async function readSecondsLeft(page: Page): Promise<number> {
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

test('an event is booked, streamed, pauses with its camera, continues, ends and is watched again, on pages that are not reloaded and whose clocks are an hour wrong', async ({
  page,
  phone,
  cameras,
}) => {
  test.slow();
  const event = await createEvent({ authorize: 'login' });
  const [key = ''] = await renewKeys(event);
  await setClockWrong(page, HOUR_MS);
  await setClockWrong(phone, -HOUR_MS);
  const viewers = [page, phone].map((each) => ({ page: each, loads: countLoads(each) }));
  const readEvent = async () =>
    (await callGateway(page.request, 'getActivityDetail', { activityId: event })).meetingActivity;
  await logInByCode(page.request, freshMobile());
  for (const each of [page, phone]) await goto(each, `/liveDetail?activityId=${event}`);
  const { planBeginTime } = await readEvent();
  for (const each of [page, phone]) {
    const left = (planBeginTime - Date.now()) / 1000;
    expect(Math.abs((await readSecondsLeft(each)) - left)).toBeLessThan(NEAR_SECONDS);
  }
  await main(page).getByRole('button', { name: '预约直播', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '已预约', exact: true })).toBeDisabled();
  await expect(getVideo(page)).toHaveCount(0);

  const camera = cameras.encode(key);
  await untilOnAir(event);
  await expectPlaying(getVideo(page));
  await expect(reason(phone)).toContainText('请登录后观看直播');
  await expect(getVideo(phone)).toHaveCount(0);
  await reason(phone).getByRole('button', { name: '去登录', exact: true }).tap();
  await logInByDialog(phone, '13900000001');
  await expectPlaying(getVideo(phone));
  const { beginTime } = await readEvent();
  for (const each of [page, phone]) {
    const since = (Date.now() - (beginTime ?? 0)) / 1000;
    expect(Math.abs((await readElapsed(each)) - since)).toBeLessThan(NEAR_SECONDS);
  }

  await camera.stop();
  for (const each of [page, phone]) await reason(each).filter({ hasText: '直播暂停中，请稍候' }).waitFor();
  cameras.encode(key);
  await untilOnAir(event);
  for (const each of [page, phone]) await expectPlaying(getVideo(each));

  expect(await moveStatus(event, 'end')).toContain('60 (end)');
  for (const each of [page, phone]) await expectReplay(each);
  expect(await runOperator('live', 'status', event)).toContain('70 (replay)');
  expect(viewers.map(({ loads }) => loads())).toEqual([1, 1]);
});
