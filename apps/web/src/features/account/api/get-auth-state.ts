import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Where the customer stands with certification (rules/certification#auth-state). */
export const getAuthState = (customerId: string): Promise<number> => callGateway('getAuthState', { customerId });
