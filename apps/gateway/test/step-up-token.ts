import { CODE_REQUESTS } from '@osteon/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';
import { readCode } from './login-code.ts';

/** Requests a verification code: for the account itself or for a number to bind. */
export function requestVerificationCode(browser: Browser, account: string): Promise<LightMyRequestResponse> {
  return browser.call('createVerificationCode', { account, ...CODE_REQUESTS.verification });
}

/** Verifies the caller with a code. */
export function verifyByCode(browser: Browser, account: string, validCode: string): Promise<LightMyRequestResponse> {
  const accountType = account.includes('@') ? 'EMAIL' : 'MOBILE';
  return browser.call('verificationCodeLogin', { account, accountType, validCode, scene: 5 });
}

/** Requests a step-up token by a code to the account. @throws {Error} where the gateway refuses */
export async function requestStepUpToken(browser: Browser, account: string): Promise<string> {
  await requestVerificationCode(browser, account);
  const reply = await verifyByCode(browser, account, await readCode(browser, account));
  const { data } = reply.json<{ data: { bandToken: string } | null }>();
  if (!data) throw new Error(`${account} was not verified: ${reply.body}`);
  return data.bandToken;
}
