import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Opens the revision of an own published case; returns its draft. Throws GatewayError. */
export const reviseCase = (id: string) => callGateway('reviseCase', { id });
