import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import type { FollowChange } from '../follow/follow-change.ts';

/** Ends the follow of a doctor or an association. */
export const updateSubscribe = ({ resType, resId }: FollowChange) =>
  callGateway('updateSubscribe', { resType, resId, on: false });
