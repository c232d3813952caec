import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { apiTokenOf, logInByCode, readCode } from './login-dialog.ts';
import { sendCode } from './send-code.ts';

/** Devices that an account may have; one more locks it. */
const DEVICES_MAX = 5;

/** Has an account log in from as many devices as it may have, all phones, as their logins are not counted by the day. */
async function registerDevices(page: Page, mobile: string): Promise<void> {
  for (let devices = 1; devices <= DEVICES_MAX; devices++) {
    const phone = await newBrowserContext(page);
    await sendCode(phone.request, { account: mobile, typeId: 3, sendType: 0 });
    await phone.request.post('/gateway/account-service/phoneCodeLogin', {
      data: { account: mobile, validCode: await readCode(phone.request, mobile) },
    });
    await phone.close();
  }
}

async function newBrowserContext(page: Page): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const { origin } = new URL(await baseOf(page));
  return browser.newContext({ baseURL: origin });
}

async function baseOf(page: Page): Promise<string> {
  return (await page.request.get('/gateway/health/ready')).url();
}

/** Logs the page in as a new account whose sixth device it is: locked for the first time. */
export async function logInLocked(page: Page, mobile: string): Promise<void> {
  await registerDevices(page, mobile);
  await logInByCode(page.request, mobile);
}

/** Logs the page in as a new account that was locked, verified and locked again: for good. */
export async function logInPermanentlyLocked(page: Page, mobile: string): Promise<void> {
  const before = await newBrowserContext(page);
  await registerDevices(page, mobile);
  await logInByCode(before.request, mobile);
  await verify(before.request, mobile);
  await before.close();
  await logInByCode(page.request, mobile);
}

/** Verifies the owner of a locked session, past the pages. */
async function verify(request: APIRequestContext, mobile: string): Promise<void> {
  await sendCode(request, { account: mobile, typeId: 2, sendType: 5 });
  const reply = await request.post('/gateway/account-service/verificationCodeLogin', {
    headers: { apiToken: await apiTokenOf(request) },
    data: { account: mobile, accountType: 'MOBILE', validCode: await readCode(request, mobile), scene: 5 },
  });
  const { code } = (await reply.json()) as { code: number };
  if (code !== 0) throw new Error(`${mobile} was not verified: ${code}`);
}

/**
 * Forgets the consoleErrors that a lock must bring: the page behind it is told by each call that the account is locked, and
 * the browser and React write a line for each.
 */
export function ignoreLockErrors(consoleErrors: string[]): void {
  const others = consoleErrors.filter((line) => !line.includes('status of 423') && !line.includes('账号已被锁定'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
