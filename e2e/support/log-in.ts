import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { callGateway } from './gateway/gateway-client.ts';
import { readCode, sendCode } from './verification-code.ts';

/** The password of the sample accounts. */
export const SAMPLE_PASSWORD = 'Osteon2026!';

/** A mobile number that no account has yet. */
export function freshMobile(): string {
  return `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** Logs in by a code without the pages; the cookies stay with `request`. Returns the pcLoginStatus. */
export async function logInByCode(request: APIRequestContext, mobile: string): Promise<number> {
  await sendCode(request, { account: mobile, typeId: 3, sendType: 0 });
  const validCode = await readCode(request, mobile);
  const result = await callGateway(request, 'verificationCodeLogin', {
    account: mobile,
    accountType: 'MOBILE',
    validCode,
  });
  if (!('pcLoginStatus' in result)) throw new Error(`${mobile} was not logged in`);
  return result.pcLoginStatus;
}

/** Logs a sample account in without the pages; the cookies are the page's. */
export async function logInByPassword(page: Page, mobile: string): Promise<void> {
  const { pcLoginStatus } = await callGateway(page.request, 'accountPasswdLogin', { mobile, passwd: SAMPLE_PASSWORD });
  if (pcLoginStatus !== 1) throw new Error(`${mobile} was not logged in`);
}

/** Logs a phone in for the phone pages, which counts as a device and not as a login of the day. */
export async function logInPhone(request: APIRequestContext, mobile: string): Promise<void> {
  await sendCode(request, { account: mobile, typeId: 3, sendType: 0 });
  await callGateway(request, 'phoneCodeLogin', { account: mobile, validCode: await readCode(request, mobile) });
}

/** Logs in from a browser of its own, and closes it; the session stays, where no later one displaces it. */
export async function logInFromBrowser(browser: Browser, mobile: string, userAgent: string): Promise<void> {
  const context = await browser.newContext({ userAgent });
  await logInByCode(context.request, mobile);
  await context.close();
}

/** Logs in on the phone pages from a browser of its own, and closes it. */
export async function logInFromPhone(browser: Browser, mobile: string, userAgent: string): Promise<void> {
  const context = await browser.newContext({ userAgent });
  await logInPhone(context.request, mobile);
  await context.close();
}
