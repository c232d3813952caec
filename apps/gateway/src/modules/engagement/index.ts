import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { eraseComments } from './comment/comment-erasure.ts';
import { type CommentCalls, createCommentHandlers } from './comment/comment-handlers.ts';
import { type CommentDependencies, createCommentService } from './comment/comment-service.ts';
import { createEngagementHandlers, type EngagementCalls } from './handlers.ts';
import { createFollowRepository } from './repository.ts';

/** The doctors and associations that an account follows, and comments (rules/engagement, rules/comment). */
export function createEngagement(
  deps: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  dependencies: CommentDependencies,
): Module<EngagementCalls | CommentCalls> {
  return {
    handlers: {
      ...createEngagementHandlers(deps.clock, createFollowRepository(deps.db)),
      ...createCommentHandlers(createCommentService(deps, dependencies), deps),
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    firstPaints: {},
    jobs: [],
    workers: [],
    erasure: eraseComments,
    constraints: {},
  };
}
