import type { Handlers } from '../../../platform/http/handler.ts';
import type { FollowService } from './follow-service.ts';

/** The calls that follow and unfollow. */
export type FollowCalls = 'createSubscribe' | 'updateSubscribe';

/** Handles the calls that follow and unfollow. */
export function createFollowHandlers(service: FollowService): Handlers<FollowCalls> {
  return {
    createSubscribe: ({ resType, resId }, { session }) =>
      service.setFollow(session.customerId, { refType: resType, refId: resId }, true),

    updateSubscribe: ({ resType, resId, on }, { session }) =>
      service.setFollow(session.customerId, { refType: resType, refId: resId }, on),
  };
}
