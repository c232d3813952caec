import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Withdraws an own draft from review, or an own published case from the portal. Throws GatewayError. */
export const withdrawCase = (id: string) => callGateway('withdrawCase', { id });
