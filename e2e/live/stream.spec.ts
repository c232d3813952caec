import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { type Camera, startCamera } from './camera.ts';
import { announce, expectPlaying, renewKey, SOON, stream } from './event.ts';

const EVENT = 'l16';
const ADDRESS = `/edu/liveDetail?activityId=${EVENT}`;

const reason = (page: Page) => page.getByRole('main').getByRole('status');

test('an event is streamed, pauses with its camera, goes on and ends, on pages that nobody reloads', async ({
  page,
  browser,
  consoleErrors,
}) => {
  // A segment that is asked for as the event ends.
  consoleErrors.allow(failedRequest('/media/lives/', 404));
  const cameras: Camera[] = [];
  try {
    await announce(EVENT);
    const key = await renewKey(EVENT);
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
