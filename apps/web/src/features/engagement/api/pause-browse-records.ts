import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Pauses the customer's browsing history, or resumes it. */
export const pauseBrowseRecords = (on: boolean) => callGateway('pauseBrowseRecords', { on });
