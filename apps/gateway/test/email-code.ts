import type { Browser } from './browser.ts';
import { readCode } from './login-code.ts';

/** Requests a code to an e-mail and reads it. */
export async function requestEmailCode(
  browser: Browser,
  purpose: 'registration' | 'recovery',
  account: string,
): Promise<string> {
  const sendType = purpose === 'registration' ? 15 : 2;
  const request = { account, codeLength: 4, typeId: 1, sendType, siteId: 1 } as const;
  const reply = await browser.call('createVerificationCode', request);
  if (!reply.json().responseStatus) throw new Error(`no code for ${account}: ${reply.body}`);
  return readCode(browser, account.toLowerCase());
}
