import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { FollowChange } from '../follow/follow-change.ts';

/** Follows a doctor or an association. */
export const createSubscribe = ({ resType, resId }: FollowChange) => callGateway('createSubscribe', { resType, resId });
