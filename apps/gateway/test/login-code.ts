import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';

/** Requests a login code as the portal does. */
export function requestLoginCode(browser: Browser, mobile: string): Promise<LightMyRequestResponse> {
  return browser.call('createVerificationCode', { account: mobile, codeLength: 4, isNew: 1, typeId: 3, sendType: 0 });
}

/** The newest code that was sent to an account. */
export async function readCode(browser: Browser, account: string): Promise<string> {
  const reply = await browser.call('readOutbox', { account });
  const { list } = reply.json<{ data: { list: { code: string | null }[] } }>().data;
  // A notice that was queued before may arrive after it.
  const code = list.findLast((message) => message.code !== null)?.code;
  if (!code) throw new Error(`no code was sent to ${account}`);
  return code;
}

/** A code that differs from this one. */
export function makeWrongCode(code: string): string {
  return code === '0000' ? '1111' : '0000';
}

/** Logs in with a code. */
export function logInByCode(browser: Browser, mobile: string, validCode: string): Promise<LightMyRequestResponse> {
  return browser.call('verificationCodeLogin', { account: mobile, accountType: 'MOBILE', validCode });
}
