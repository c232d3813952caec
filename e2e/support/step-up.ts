import type { APIRequestContext } from '@playwright/test';
import { callGateway } from './gateway/gateway-client.ts';
import { readCode, sendCode } from './verification-code.ts';

/**
 * Verifies the account's owner by a code without the pages, which also lifts a first lock. Returns the step-up token.
 */
export async function verifyOwner(request: APIRequestContext, mobile: string): Promise<string> {
  await sendCode(request, { account: mobile, typeId: 2, sendType: 5 });
  const result = await callGateway(request, 'verificationCodeLogin', {
    account: mobile,
    accountType: 'MOBILE',
    validCode: await readCode(request, mobile),
    scene: 5,
  });
  if (!('bandToken' in result)) throw new Error(`${mobile} was not verified`);
  return result.bandToken;
}

/** Sets a password for an account that has none, without the pages. */
export async function setPassword(request: APIRequestContext, mobile: string): Promise<void> {
  const bandToken = await verifyOwner(request, mobile);
  await callGateway(request, 'changePassword', { passwd: 'knee2joint', bandToken });
}
