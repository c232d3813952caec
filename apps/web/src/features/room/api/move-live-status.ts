import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Starts, pauses, resumes or ends an event, for an assistant of it. */
export const moveLiveStatus = (payload: RequestOf<'moveLiveStatus'>) => callGateway('moveLiveStatus', payload);
