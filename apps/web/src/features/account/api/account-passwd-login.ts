import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { LoginResult } from '../login/finish-login.ts';
import { type PasswordCredential, passwordPayload } from '../login/password-credential.ts';

/** Logs in with a mobile number or an e-mail and its password (rules/login#password-login). */
export async function accountPasswdLogin(credential: PasswordCredential): Promise<LoginResult> {
  const { customerUnite, pcLoginStatus } = await callGateway('accountPasswdLogin', passwordPayload(credential));
  return { customerId: customerUnite.customerId, pcLoginStatus };
}
