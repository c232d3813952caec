import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Opens the outcome of a case without a vote. */
export const openCaseOutcome = (id: string) => callGateway('openCaseOutcome', { id });
