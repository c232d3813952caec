import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Where the customer stands with certification (seed 000 §7). */
export const getAuthState = (customerId: string): Promise<number> => callGateway('getAuthState', { customerId });
