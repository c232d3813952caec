import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Ends the follow of a doctor or an association. */
export const updateSubscribe = ({ resType, resId }: Omit<RequestOf<'updateSubscribe'>, 'on'>) =>
  callGateway('updateSubscribe', { resType, resId, on: false });
