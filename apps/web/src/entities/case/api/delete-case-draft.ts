import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Deletes an own draft with its pictures and series. Throws GatewayError. */
export const deleteCaseDraft = (id: string) => callGateway('deleteCaseDraft', { id });
