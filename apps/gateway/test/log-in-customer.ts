import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { logInByCode, readCode, requestLoginCode } from './login-code.ts';

/** A customer who has logged in by a code. */
export interface TestCustomer {
  readonly browser: Browser;
  readonly mobile: string;
  readonly customerId: string;
}

/**
 * Logs a number in from a new browser; an unknown number becomes an account (rules/registration#mobile-registration).
 */
export async function logInCustomer(gateway: TestApp, mobile: string): Promise<TestCustomer> {
  const browser = gateway.browser();
  await requestLoginCode(browser, mobile);
  const { data } = (await logInByCode(browser, mobile, await readCode(browser, mobile))).json();
  return { browser, mobile, customerId: data.customerId };
}

/** Logs in to the phone pages from a new browser. */
export async function logInPhone(gateway: TestApp, account: string): Promise<Browser> {
  const phone = gateway.browser();
  await requestLoginCode(phone, account);
  await phone.call('phoneCodeLogin', { account, validCode: await readCode(phone, account) });
  return phone;
}

/** A login QR code as its desktop shows it. */
export interface LoginQrCode {
  readonly scene: string;
  readonly matchNumber: string;
}

/** Scans a scene with a logged-in phone, and chooses the desktop's number. */
export async function confirmScene(
  phone: Browser,
  { scene, matchNumber }: LoginQrCode,
): Promise<LightMyRequestResponse> {
  await phone.call('getLoginScene', { scene });
  return phone.call('confirmLoginScene', { scene, matchNumber });
}
