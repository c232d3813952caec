import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Leaves a course. */
export const leaveCourse = (id: string) => callGateway('leaveCourse', { id });
