import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Stops recording what the customer looks at, or resumes it. */
export const pauseBrowseRecords = (on: boolean) => callGateway('pauseBrowseRecords', { on });
