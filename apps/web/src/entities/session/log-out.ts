import { LOGOUT_RELOAD_MS } from '@osteon/domain';
import { callGateway } from '../../lib/gateway/call-gateway.ts';
import { clearCustomerData } from './clear-customer-data.ts';

/** Ends the session on the server, clears it here, and reloads the page (rules/session#logout). */
export async function logOut(): Promise<void> {
  await callGateway('logout', {});
  clearCustomerData();
  setTimeout(() => window.location.reload(), LOGOUT_RELOAD_MS);
}
