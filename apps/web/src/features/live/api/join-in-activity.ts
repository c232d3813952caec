import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Says that the event's page is open; answers the event's numbers. */
export const joinInActivity = (activityId: string) => callGateway('joinInActivity', { activityId });
