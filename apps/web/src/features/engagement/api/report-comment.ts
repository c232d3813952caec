import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Reports a comment to the operator. */
export const reportComment = (payload: RequestOf<'reportComment'>, options?: SendOptions) =>
  callGateway('reportComment', payload, options);
