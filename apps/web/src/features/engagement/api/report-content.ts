import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Reports an error in a resource to the operator. */
export const reportContent = (payload: RequestOf<'reportContent'>) => callGateway('reportContent', payload);
