import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The state of the customer's certification (rules/certification#auth-state). */
export const getAuthState = (customerId: string): Promise<number> => callGateway('getAuthState', { customerId });
