import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Returns whether an account has this e-mail (rules/registration#used-address). */
export async function checkCustomerAccount(email: string): Promise<boolean> {
  const { accountExist } = await callGateway('checkCustomerAccount', { account: email });
  return accountExist;
}
