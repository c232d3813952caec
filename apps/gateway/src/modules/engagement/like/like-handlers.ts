import { ResourceType } from '@osteon/domain';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { LikeService } from './like-service.ts';

/** The calls that like. */
export type LikeCalls = 'likeResource' | 'likeDoctor';

/** Handles the calls that like. */
export function createLikeHandlers(service: LikeService): Handlers<LikeCalls> {
  return {
    likeResource: ({ resourceType, resourceId, on }, { session }) =>
      service.setLike(session.customerId, { refType: resourceType, refId: resourceId }, on),

    likeDoctor: ({ doctorId, on }, { session }) =>
      service.setLike(session.customerId, { refType: ResourceType.author, refId: doctorId }, on),
  };
}
