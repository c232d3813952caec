import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeListComments, stopListComments } from '../../../entities/engagement/api/list-comments.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { likeComment } from '../api/like-comment.ts';

/** A like of a comment by the customer, or its end. */
export type CommentLike = RequestOf<'likeComment'>;

/** Likes a comment or ends that: an optimistic update, rolled back if the gateway refuses it. */
export async function setCommentLike(queries: QueryClient, { commentId, on }: CommentLike): Promise<void> {
  await stopListComments(queries);
  const show = (isLiked: boolean, change: number) =>
    changeListComments(queries, commentId, (comment) => ({
      ...comment,
      likeCount: Math.max(comment.likeCount + change, 0),
      own: { ...comment.own, isLiked },
    }));
  show(on, on ? 1 : -1);
  try {
    const { count, own } = await likeComment({ commentId, on });
    changeListComments(queries, commentId, (comment) => ({
      ...comment,
      likeCount: count,
      own: { ...comment.own, isLiked: own },
    }));
  } catch (error) {
    show(!on, on ? -1 : 1);
    if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
  }
}
