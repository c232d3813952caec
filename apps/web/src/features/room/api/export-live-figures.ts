import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** The totals of an event and its figures by minute as a CSV, for its assistants. */
export const exportLiveFigures = (activityId: string) => callGateway('exportLiveFigures', { activityId });
