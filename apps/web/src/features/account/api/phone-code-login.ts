import { PC_LOGIN_DONE } from '@osteon/domain';
import type { CodeCredential, LoginResult } from '../credential/credentials.ts';
import { callWithProof } from '../proof-of-work/call-with-proof.ts';

/** Logs this phone in with a code, for the phone pages (rules/login#phone-session). */
export async function phoneCodeLogin({ mobile, code }: CodeCredential): Promise<LoginResult> {
  const { customerId } = await callWithProof('phoneCodeLogin', { account: mobile, validCode: code });
  return { customerId, pcLoginStatus: PC_LOGIN_DONE };
}
