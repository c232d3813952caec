import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Closes the lead to certification for good; the gates still lead (rules/certification#auth-state). */
export const dismissAuthLead = () => callGateway('dismissAuthLead', {});
