import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Reports an error in a resource to the operator. */
export const reportContent = (payload: RequestOf<'reportContent'>, options?: SendOptions) =>
  callGateway('reportContent', payload, options);
