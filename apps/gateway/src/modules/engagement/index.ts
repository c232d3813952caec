import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { eraseComments } from './comment/comment-erasure.ts';
import { type CommentCalls, createCommentHandlers } from './comment/comment-handlers.ts';
import { type CommentDependencies, createCommentService } from './comment/comment-service.ts';
import { createRecountJob } from './count/recount-service.ts';
import { eraseEngagement } from './erasure.ts';
import { createFollowHandlers, type FollowCalls } from './follow/follow-handlers.ts';
import { createFollowService } from './follow/follow-service.ts';
import { createEngagementHandlers, type EngagementCalls } from './handlers.ts';
import { createLikeHandlers, type LikeCalls } from './like/like-handlers.ts';
import { createLikeService } from './like/like-service.ts';
import { createFollowRepository } from './repository.ts';
import { createStateHandlers, type StateCalls } from './state/state-handlers.ts';

/** What accounts do with what they read: whom they follow, what they like and say (rules/engagement, rules/comment). */
export function createEngagement(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'rateLimits'>,
  dependencies: CommentDependencies,
): Module<CommentCalls | EngagementCalls | FollowCalls | LikeCalls | StateCalls> {
  return {
    handlers: {
      ...createEngagementHandlers(deps.clock, createFollowRepository(deps.db)),
      ...createCommentHandlers(createCommentService(deps, dependencies), deps),
      ...createFollowHandlers(createFollowService(deps)),
      ...createLikeHandlers(createLikeService(deps)),
      ...createStateHandlers(deps),
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [createRecountJob(deps)],
    workers: [],
    erasure: async (tx, account) => {
      await eraseComments(tx, account);
      return eraseEngagement(tx, account);
    },
    constraints: {},
  };
}
