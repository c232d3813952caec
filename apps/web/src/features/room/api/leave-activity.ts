import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports that the event's page is left, also during unload. If the report is lost, the presence expires. */
export function leaveActivity(activityId: string): void {
  callGateway('leaveActivity', { activityId }, { keepalive: true }).catch(() => {});
}
