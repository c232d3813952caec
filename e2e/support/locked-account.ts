import type { BrowserContext, Page } from '@playwright/test';
import { logInByCode, logInPhone } from './log-in.ts';
import { verifyOwner } from './step-up.ts';

/** Active devices that an account may have; one more locks it. */
const DEVICES_MAX = 5;

/** Fills the account's device limit with phones, whose logins do not count against the daily limit. */
async function fillDeviceLimit(page: Page, mobile: string): Promise<void> {
  for (let devices = 1; devices <= DEVICES_MAX; devices++) {
    const phone = await newContext(page);
    await logInPhone(phone.request, mobile);
    await phone.close();
  }
}

async function newContext(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const { origin } = new URL((await page.request.get('/gateway/health/live')).url());
  return browser.newContext({ baseURL: origin });
}

/** Logs the page in as the sixth device of a new account: its first lock. */
export async function logInLocked(page: Page, mobile: string): Promise<void> {
  await fillDeviceLimit(page, mobile);
  await logInByCode(page.request, mobile);
}

/** Logs the page in as a new account that was locked, verified and locked again: its permanent lock. */
export async function logInPermanentlyLocked(page: Page, mobile: string): Promise<void> {
  const earlier = await newContext(page);
  await fillDeviceLimit(page, mobile);
  await logInByCode(earlier.request, mobile);
  await verifyOwner(earlier.request, mobile);
  await earlier.close();
  await logInByCode(page.request, mobile);
}
