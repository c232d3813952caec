import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Counts a play of a replay. Not awaited; a failure is not shown to the viewer. */
export function addPlaybackNum(activityId: string): void {
  callGateway('addPlaybackNum', { activityId }).catch(() => {});
}
