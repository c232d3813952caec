import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Joins a course. */
export const joinCourse = (id: string) => callGateway('joinCourse', { id });
