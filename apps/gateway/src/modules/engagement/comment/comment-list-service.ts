import type { Comment, InputOf } from '@osteon/contract';
import { COMMENT_PAGE_SIZE, COMMENT_REPLIES_AROUND, type CommentSort } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { cutPage } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { type CommentItem, createCommentedItemRepository } from '../base/comments/commented-item-repository.ts';
import { presentMute } from '../decision/decision-presenter.ts';
import { createDecisionRepository } from '../decision/decision-repository.ts';
import { presentComments } from './comment-presenter.ts';
import { type CommentCursor, type CommentRow, createCommentRepository } from './comment-repository.ts';

export type CommentListService = ReturnType<typeof createCommentListService>;

/** Reads comments as a viewer may see them; null for a visitor (rules/comment#lists). */
export function createCommentListService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const items = createCommentedItemRepository(db);

  /** Reasons for which those of these comments were removed that the viewer wrote. */
  async function listRemovals(rows: readonly CommentRow[], viewerId: string | null) {
    const ids = rows.flatMap(({ comment: { id, state, accountId } }) =>
      state === 'removed' && accountId === viewerId ? id : [],
    );
    return ids.length > 0 ? createDecisionRepository(db).listRemovals(ids) : [];
  }

  return {
    /** A comment as its viewer may see it, as after a change. @throws {CallError} notFound */
    async findOne(id: string, viewerId: string): Promise<Comment> {
      const comments = createCommentRepository(db, viewerId);
      const row = await comments.findOne(id);
      if (!row) throw new CallError('notFound');
      const hasReplies = row.comment.rootId === null && row.comment.answerCount > 0;
      const [item, replies] = await Promise.all([
        items.findItem(row.comment),
        hasReplies ? comments.listFirstReplies([id]) : [],
      ]);
      if (!item) throw new CallError('notFound');
      const view = { viewerId, now: clock.now(), itemAuthorId: item.authorId };
      const removals = await listRemovals([row, ...replies], viewerId);
      const [comment] = presentComments([row], replies, { ...view, removals });
      if (!comment) throw new CallError('notFound');
      return comment;
    },

    /**
     * A page of comments of an item, or of the replies of one.
     * @throws {CallError} notFound for an item that is not published, and for the thread of a person whom the viewer has blocked
     */
    async list(
      { sort, rootId, ...item }: Pick<InputOf<'listComments'>, 'resourceType' | 'resourceId' | 'sort' | 'rootId'>,
      after: CommentCursor | null,
      viewerId: string | null,
    ) {
      const comments = createCommentRepository(db, viewerId);
      const [found, root] = await Promise.all([
        items.findItem(item),
        rootId === undefined ? undefined : comments.findOne(rootId),
      ]);
      if (!found || (root && (await comments.hasBlocked(root.comment.publicProfileId))))
        throw new CallError('notFound');
      const range = { after, limit: COMMENT_PAGE_SIZE + 1 };
      const isStart = rootId === undefined && after === null;
      const now = clock.now();
      const [rows, held, mute, total] = await Promise.all([
        rootId === undefined ? comments.listPage(item, sort, range) : comments.listReplies(item, rootId, range),
        isStart ? comments.listHeld(item, COMMENT_PAGE_SIZE) : [],
        isStart && viewerId !== null ? createDecisionRepository(db).findMute(viewerId, now) : undefined,
        comments.readTotal(item),
      ]);
      const order = rootId === undefined ? sort : 'replies';
      const page = cutPage(rows, COMMENT_PAGE_SIZE, ({ comment }) => [order, getSortValue(comment, order), comment.id]);
      const roots = page.list.flatMap(({ comment }) =>
        comment.answerCount > 0 && comment.rootId === null ? comment.id : [],
      );
      const replies = roots.length > 0 ? await comments.listFirstReplies(roots) : [];
      const removals = await listRemovals([...page.list, ...replies, ...held], viewerId);
      const view = { viewerId, now, itemAuthorId: found.authorId, removals };
      return {
        ...page,
        list: presentComments(page.list, replies, view),
        held: presentComments(held, [], view),
        mute: presentMute(mute),
        total,
      };
    },

    /**
     * The thread of a comment or reply, with the replies around it (rules/comment#addresses).
     * @throws {CallError} notFound for an item that is not published, and for a comment that its list does not have
     */
    async listAround(item: CommentItem, id: string, viewerId: string | null) {
      const comments = createCommentRepository(db, viewerId);
      const [found, target] = await Promise.all([items.findItem(item), comments.findOne(id)]);
      if (!found || !target || !isOpenTo(target, item, viewerId)) throw new CallError('notFound');
      const { rootId, createdAt } = target.comment;
      const root = rootId === null ? target : await comments.findOne(rootId);
      if (!root || (await comments.hasBlocked(target.comment.publicProfileId, root.comment.publicProfileId)))
        throw new CallError('notFound');
      const [replies, total] = await Promise.all([
        rootId === null ? comments.listFirstReplies([id]) : listNear(rootId),
        comments.readTotal(item),
      ]);
      const removals = await listRemovals([root, ...replies], viewerId);
      const view = { viewerId, now: clock.now(), itemAuthorId: found.authorId, removals };
      return { list: presentComments([root], replies, view), nextCursor: null, held: [], mute: null, total };

      async function listNear(threadId: string) {
        const cursorKey = [createdAt, id] as const;
        const [before, after] = await Promise.all([
          comments.listRepliesBefore(threadId, cursorKey, COMMENT_REPLIES_AROUND),
          comments.listReplies(item, threadId, { after: cursorKey, limit: COMMENT_REPLIES_AROUND }),
        ]);
        return [...before.toReversed(), ...(target ? [target] : []), ...after];
      }
    },
  };
}

/** Sort value of a comment in an order. */
function getSortValue(comment: CommentRow['comment'], order: CommentSort | 'replies'): number {
  if (order === 'likes') return comment.likeCount;
  return order === 'timeline' ? comment.second : comment.createdAt;
}

/**
 * True if the lists of an item contain a comment for a viewer: it is visible, own and not deleted, or a stub with
 * replies.
 */
const isOpenTo = ({ comment }: CommentRow, item: CommentItem, viewerId: string | null): boolean =>
  comment.resourceType === item.resourceType &&
  comment.resourceId === item.resourceId &&
  (comment.state === 'shown' ||
    comment.answerCount > 0 ||
    (comment.state !== 'deleted' && viewerId !== null && comment.accountId === viewerId));
