import { PC_LOGIN_DONE } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LoginResult } from '../login/finish-login.ts';
import { type PasswordCredential, passwordPayload } from '../login/password-credential.ts';

/** Logs this phone in with a password, for the phone pages (rules/login#phone-session). */
export async function phonePasswordLogin(credential: PasswordCredential): Promise<LoginResult> {
  const { customerId } = await callGateway('phonePasswordLogin', passwordPayload(credential));
  return { customerId, pcLoginStatus: PC_LOGIN_DONE };
}
