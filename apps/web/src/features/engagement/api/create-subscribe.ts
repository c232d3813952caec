import type { RequestOf } from '@osteon/contract';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';

/** Follows a doctor or an association. */
export const createSubscribe = ({ resType, resId }: RequestOf<'createSubscribe'>) =>
  callGateway('createSubscribe', { resType, resId });
