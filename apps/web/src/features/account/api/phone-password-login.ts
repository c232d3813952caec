import { PC_LOGIN_DONE } from '@osteon/domain';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { type LoginResult, type PasswordCredential, passwordPayload } from '../credential/credentials.ts';

/** Logs this phone in with a password, for the phone pages (rules/login#phone-session). */
export async function phonePasswordLogin(credential: PasswordCredential): Promise<LoginResult> {
  const { customerId } = await callGateway('phonePasswordLogin', passwordPayload(credential));
  return { customerId, pcLoginStatus: PC_LOGIN_DONE };
}
