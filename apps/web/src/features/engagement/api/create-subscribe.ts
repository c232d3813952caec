import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Follows a doctor or an association. */
export const createSubscribe = ({ resType, resId }: RequestOf<'createSubscribe'>, options?: SendOptions) =>
  callGateway('createSubscribe', { resType, resId }, options);
