import { PC_LOGIN_DONE } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LoginResult } from '../login/finish-login.ts';
import type { CodeCredential } from './verification-code-login.ts';

/** Logs this phone in with a code, for the phone pages (rules/login#phone-session). */
export async function phoneCodeLogin({ mobile, code }: CodeCredential): Promise<LoginResult> {
  const { customerId } = await callGateway('phoneCodeLogin', { account: mobile, validCode: code });
  return { customerId, pcLoginStatus: PC_LOGIN_DONE };
}
