import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';

/** Ends the follow of a doctor or an association. */
export const updateSubscribe = ({ resType, resId }: Omit<RequestOf<'updateSubscribe'>, 'on'>, options?: SendOptions) =>
  callGateway('updateSubscribe', { resType, resId, on: false }, options);
