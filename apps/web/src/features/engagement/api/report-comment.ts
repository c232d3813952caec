import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports a comment to the operator. */
export const reportComment = (payload: RequestOf<'reportComment'>) => callGateway('reportComment', payload);
