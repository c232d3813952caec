import { COMMENT_PAGE_SIZE } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { type CommentItem, createCommentedItemRepository } from '../base/comments/commented-item-repository.ts';
import { createDecisionRepository } from '../decision/decision-repository.ts';
import { presentMyComment } from './comment-presenter.ts';
import { createCommentRepository } from './comment-repository.ts';

/** The call of own comments. */
export type MyCommentsCalls = 'listMyComments';

const cursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the call of own comments (rules/comment#own-comments). */
export function createMyCommentsHandlers({
  db,
  clock,
  rateLimits,
}: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>): Handlers<MyCommentsCalls> {
  return {
    async listMyComments({ cursor: position }, context) {
      await rateLimits.consume('lists', context);
      const viewerId = context.session.customerId;
      const comments = createCommentRepository(db, viewerId);
      const after = decodeCursor(cursor, position);
      const rows = await comments.listOwn({ after, limit: COMMENT_PAGE_SIZE + 1 });
      const page = cutPage(rows, COMMENT_PAGE_SIZE, ({ comment }) => [comment.createdAt, comment.id]);
      const removed = page.list.flatMap(({ comment }) => (comment.state === 'removed' ? comment.id : []));
      const [items, removals] = await Promise.all([
        createCommentedItemRepository(db).listItems(page.list.map(({ comment }) => comment)),
        removed.length > 0 ? createDecisionRepository(db).listRemovals(removed) : [],
      ]);
      const itemOf = ({ resourceType, resourceId }: CommentItem) =>
        items.find(({ type, id }) => id === resourceId && type === resourceType);
      const view = { viewerId, now: clock.now(), removals };
      return {
        ...page,
        list: page.list.map((row) => presentMyComment(row, itemOf(row.comment), view)),
      };
    },
  };
}
