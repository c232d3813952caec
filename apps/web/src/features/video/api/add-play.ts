import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Counts one play. Not awaited; a failure is not displayed to the viewer. */
export function addPlay(id: string): void {
  callGateway('addPlay', { id }).catch(() => {});
}
