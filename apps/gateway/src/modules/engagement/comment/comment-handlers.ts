import { ResourceType } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorNumber, cursorTimestamp, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { CommentListService } from './comment-list-service.ts';
import type { CommentService } from './comment-service.ts';

/** The calls of comments. */
export type CommentCalls = 'createComment' | 'editComment' | 'deleteComment' | 'listComments' | 'likeComment';

/** Cursor of a page in its sort order: a time, a number of likes or a second, and the id. */
const cursor = z.union([
  z.tuple([z.enum(['likes', 'timeline']), cursorNumber.min(0), cursorId]),
  z.tuple([z.enum(['time', 'replies']), cursorTimestamp, cursorId]),
]);

/** Handles the calls of comments. */
export function createCommentHandlers(
  service: CommentService,
  lists: CommentListService,
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
): Handlers<CommentCalls> {
  return {
    async createComment({ resourceType, resourceId, text, parentId, quoteId, clientId }, { session }) {
      return service.create(session, { resourceType, resourceId, text, parentId, quoteId, clientId });
    },

    editComment: ({ commentId, text }, { session }) => service.edit(session.customerId, commentId, text),

    async deleteComment({ commentId }, { session }) {
      await service.remove(session.customerId, commentId);
      return {};
    },

    async listComments({ resourceType, resourceId, sort, rootId, aroundId, cursor: position }, context) {
      await rateLimits.consume('lists', context);
      // Only a video has seconds.
      if (sort === 'timeline' && resourceType !== ResourceType.video) throw new CallError('badInput');
      const viewerId = context.session?.customerId ?? null;
      if (aroundId !== undefined) {
        if (rootId !== undefined || position !== undefined) throw new CallError('badInput');
        return lists.listAround({ resourceType, resourceId }, aroundId, viewerId);
      }
      const decoded = decodeCursor(cursor, position);
      if (decoded && decoded[0] !== (rootId === undefined ? sort : 'replies')) throw new CallError('badInput');
      const after = decoded && ([decoded[1], decoded[2]] as const);
      return lists.list({ resourceType, resourceId, sort, rootId }, after, viewerId);
    },

    likeComment: ({ commentId, on }, { session }) => service.setLike(session.customerId, commentId, on),
  };
}
