import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';
import { type Camera, startCamera } from './camera.ts';
import { announce, expectPlaying, expectReplay, renewKey, SOON, stream } from './event.ts';

const EVENT = 'l16';
const ADDRESS = `/liveDetail?activityId=${EVENT}`;

const main = (page: Page) => page.getByRole('main');
const reason = (page: Page) => main(page).getByRole('status');

test('an event is booked, streamed, pauses with its camera, goes on, ends and is seen again, on pages that nobody reloads', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  // A segment that is asked for as the event ends.
  consoleErrors.allow(failedRequest('/media/lives/', 404));
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const other = await phone.newPage();
  const cameras: Camera[] = [];
  try {
    await announce(EVENT);
    const key = await renewKey(EVENT);
    await logInByCode(page.request, freshMobile());
    for (const each of [page, other]) await goto(each, ADDRESS);
    await main(page).getByRole('button', { name: '预约直播', exact: true }).click();
    await expect(main(page).getByRole('button', { name: '已预约', exact: true })).toBeDisabled();
    await expect(stream(page)).toHaveCount(0);

    cameras.push(startCamera(key));
    await expectPlaying(stream(page));
    await expect(reason(other)).toContainText('请登录后观看直播', SOON);
    await expect(stream(other)).toHaveCount(0);
    expect(await axeViolationsAtWidths(page)).toEqual([]);
    await reason(other).getByRole('button', { name: '去登录', exact: true }).tap();
    await logInByDialog(other, '13900000001');
    await expectPlaying(stream(other));

    await cameras[0]?.stop();
    for (const each of [page, other]) await expect(reason(each)).toContainText('直播暂停中，请稍候', SOON);
    cameras.push(startCamera(key));
    for (const each of [page, other]) await expectPlaying(stream(each));

    expect(await runOperator('live', 'status', EVENT, 'end')).toContain('60 (end)');
    for (const each of [page, other]) await expectReplay(each);
  } finally {
    await Promise.all(cameras.map((camera) => camera.stop()));
  }
  await phone.close();
});
