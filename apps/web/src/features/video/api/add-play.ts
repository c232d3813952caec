import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Counts one play. Nobody waits for it, and a play that is not counted is no matter for the viewer. */
export function addPlay(id: string): void {
  callGateway('addPlay', { id }).catch(() => {});
}
