import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Says that the event's page is left, also while the browser leaves it. A lost one is made up for by time. */
export function leaveActivity(activityId: string): void {
  callGateway('leaveActivity', { activityId }, { keepalive: true }).catch(() => {});
}
