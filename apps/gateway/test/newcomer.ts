import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { askForCode, logInByCode, readCode } from './login-code.ts';

/** Somebody who has logged in by a code. */
export interface Newcomer {
  readonly browser: Browser;
  readonly mobile: string;
  readonly customerId: string;
}

/**
 * Logs a number in, from a browser of its own: an unknown number becomes an account
 * (rules/registration#mobile-registration).
 */
export async function newcomer(gateway: TestApp, mobile: string): Promise<Newcomer> {
  const browser = gateway.browser();
  await askForCode(browser, mobile);
  const { data } = (await logInByCode(browser, mobile, await readCode(browser, mobile))).json();
  return { browser, mobile, customerId: data.customerId };
}

/** Logs a phone in for the phone pages, in a browser of its own. */
export async function loggedInPhone(gateway: TestApp, account: string): Promise<Browser> {
  const phone = gateway.browser();
  await askForCode(phone, account);
  await phone.call('phoneCodeLogin', { account, validCode: await readCode(phone, account) });
  return phone;
}
