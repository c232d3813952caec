import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Dismisses the changes of a joined course up to a timestamp (ms). */
export const dismissCourseChange = (id: string, changedAt: number) =>
  callGateway('dismissCourseChange', { id, changedAt });
