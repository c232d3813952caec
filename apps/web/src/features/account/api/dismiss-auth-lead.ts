import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Closes the lead to certification for good; the gates still lead (rules/certification#auth-state). */
export const useDismissAuthLead = () => useMutation({ mutationFn: () => callGateway('dismissAuthLead', {}) });
