import type { Page } from '@playwright/test';
import { goto } from '../support/goto.ts';
import { setClockWrong } from '../support/live/browser-clock.ts';
import { createEvent } from '../support/live/create-event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog } from '../support/login-dialog.ts';

const DAY_MS = 24 * 3_600_000;

const main = (page: Page) => page.getByRole('main');
const book = (page: Page) => main(page).getByRole('button', { name: '预约直播', exact: true });
const booked = (page: Page) => main(page).getByRole('button', { name: '已预约', exact: true });
const bookNum = (page: Page) => main(page).getByText(/^\d+人已预约$/);
/** The days and hours of the countdown; the rest changes between two polls. */
const readCountdown = async (page: Page) =>
  (await page.getByRole('timer').getAttribute('aria-label'))?.replace(/\d+分\d+秒$/, '');

test('two people book an event and an item of its agenda, the second as a visitor who logs in for it and whose clock is days wrong', {
  tag: '@core',
}, async ({ page, phone }) => {
  const event = await createEvent();
  const address = `/liveDetail?activityId=${event}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByCode(page.request, freshMobile());
  await goto(page, address);
  await expect(book(page)).toBeVisible();
  await expect(bookNum(page)).toHaveCount(0);
  await book(page).click();
  await expect(booked(page)).toBeDisabled();
  await expect(bookNum(page)).toHaveText('1人已预约');

  const remind = main(page)
    .getByRole('button', { name: /^提醒我：/ })
    .first();
  await remind.click();
  await expect(remind).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(booked(page)).toBeDisabled();
  await expect(remind).toHaveAttribute('aria-pressed', 'true');
  await remind.click();
  await expect(remind).toHaveAttribute('aria-pressed', 'false');
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: '加入日历', exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`osteon-${event}.ics`);

  await setClockWrong(phone, 5 * DAY_MS);
  await goto(phone, address);
  expect(await readCountdown(phone)).toBe(await readCountdown(page));
  await book(phone).click();
  await logInByDialog(phone, '13900000016');
  await expect(booked(phone)).toBeDisabled();
  await expect(bookNum(phone)).toHaveText('2人已预约');
});
