import type { Page } from '@playwright/test';
import { axeViolationsAtWidths } from '../support/axe.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog } from '../support/login-dialog.ts';
import { setClockWrong } from './browser-clock.ts';
import { expect, test } from './fixtures.ts';

/** Begins a week after the first load of the sample; no other journey uses it. */
const ADDRESS = '/liveDetail?activityId=l14';

const main = (page: Page) => page.getByRole('main');
const book = (page: Page) => main(page).getByRole('button', { name: '预约直播', exact: true });
const booked = (page: Page) => main(page).getByRole('button', { name: '已预约', exact: true });
const bookNum = (page: Page) => main(page).getByText(/^\d+人已预约$/);

test('two people book an event and an item of its agenda, the second as a visitor who logs in for it', async ({
  page,
  phone,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByCode(page.request, freshMobile());
  await goto(page, ADDRESS);
  await expect(book(page)).toBeVisible();
  // Nothing is said of an event that nobody has booked.
  const [told = '0'] = await bookNum(page).allTextContents();
  const before = Number.parseInt(told, 10);
  await book(page).click();
  await expect(booked(page)).toBeDisabled();
  await expect(bookNum(page)).toHaveText(`${before + 1}人已预约`);

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
  expect((await download).suggestedFilename()).toBe('osteon-l14.ics');
  expect(await axeViolationsAtWidths(page, { tablet: true, dark: true })).toEqual([]);

  await goto(phone, ADDRESS);
  await book(phone).click();
  await logInByDialog(phone, '13900000016');
  await expect(booked(phone)).toBeDisabled();
});

test('the countdown goes by the clock of the gateway where that of the browser is wrong', async ({ page }) => {
  await goto(page, ADDRESS);
  const read = async () => (await page.getByRole('timer').getAttribute('aria-label'))?.replace(/\d+分\d+秒$/, '');
  await expect(page.getByRole('timer')).toBeVisible();
  const right = await read();
  await setClockWrong(page, 5 * 24 * 3_600_000);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await read()).toBe(right);
});
