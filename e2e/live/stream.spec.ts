import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog } from '../support/login-dialog.ts';
import { announce, expectPlaying, expectReplay, moveStatus, renewKey, SOON, stream } from './event.ts';
import { expect, test } from './fixtures.ts';

const EVENT = 'l16';
const ADDRESS = `/liveDetail?activityId=${EVENT}`;

const main = (page: Page) => page.getByRole('main');
const reason = (page: Page) => main(page).getByRole('status');

test('an event is booked, streamed, pauses with its camera, goes on, ends and is seen again, on pages that nobody reloads', async ({
  page,
  phone,
  startCamera,
}) => {
  test.slow();
  await announce(EVENT);
  const key = await renewKey(EVENT);
  await logInByCode(page.request, freshMobile());
  for (const each of [page, phone]) await goto(each, ADDRESS);
  await main(page).getByRole('button', { name: '预约直播', exact: true }).click();
  await expect(main(page).getByRole('button', { name: '已预约', exact: true })).toBeDisabled();
  await expect(stream(page)).toHaveCount(0);

  const camera = startCamera(key);
  await expectPlaying(stream(page));
  await expect(reason(phone)).toContainText('请登录后观看直播', SOON);
  await expect(stream(phone)).toHaveCount(0);
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await reason(phone).getByRole('button', { name: '去登录', exact: true }).tap();
  await logInByDialog(phone, '13900000001');
  await expectPlaying(stream(phone));

  await camera.stop();
  for (const each of [page, phone]) await expect(reason(each)).toContainText('直播暂停中，请稍候', SOON);
  startCamera(key);
  for (const each of [page, phone]) await expectPlaying(stream(each));

  expect(await moveStatus(EVENT, 'end')).toContain('60 (end)');
  for (const each of [page, phone]) await expectReplay(each);
});
