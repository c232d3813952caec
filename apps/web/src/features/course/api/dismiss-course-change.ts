import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Takes what changed in a joined course up to a moment (ms) off its page. */
export const dismissCourseChange = (id: string, changedAt: number) =>
  callGateway('dismissCourseChange', { id, changedAt });
