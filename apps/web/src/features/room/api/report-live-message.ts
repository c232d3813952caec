import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports a message to the assistants of its event. */
export const reportLiveMessage = (payload: RequestOf<'reportLiveMessage'>) => callGateway('reportLiveMessage', payload);
