import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Verifies the owner by the password (rules/phone-binding#step-up-token). */
export async function checkAccountPassword(password: string): Promise<string> {
  return (await callGateway('checkAccountPassword', { passwd: password })).bandToken;
}
