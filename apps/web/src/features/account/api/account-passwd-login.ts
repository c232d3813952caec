import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { type LoginResult, type PasswordCredential, passwordPayload } from '../credential/credentials.ts';

/** Logs in with a mobile number or an e-mail and its password (rules/login#password-login). */
export async function accountPasswdLogin(credential: PasswordCredential): Promise<LoginResult> {
  const { customerUnite, pcLoginStatus } = await callGateway('accountPasswdLogin', passwordPayload(credential));
  return { customerId: customerUnite.customerId, pcLoginStatus };
}
