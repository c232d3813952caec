import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeListComments, stopListComments } from '../../../entities/engagement/api/list-comments.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { likeComment } from '../api/like-comment.ts';
import { runMutation } from '../change-optimistically.ts';

/** A like of a comment by the customer, or its end. */
export type CommentLike = RequestOf<'likeComment'>;

/** Likes a comment or ends that: an optimistic update, rolled back if the gateway refuses it. */
export async function setCommentLike(queries: QueryClient, change: CommentLike): Promise<void> {
  const { commentId, on } = change;
  const show = (isLiked: boolean, step: number) =>
    changeListComments(queries, commentId, (comment) => ({
      ...comment,
      likeCount: Math.max(comment.likeCount + step, 0),
      own: { ...comment.own, isLiked },
    }));
  await runMutation(queries, change, {
    mutationFn: likeComment,
    onMutate: async () => {
      await stopListComments(queries);
      show(on, on ? 1 : -1);
    },
    onSuccess: ({ count, own }) =>
      changeListComments(queries, commentId, (comment) => ({
        ...comment,
        likeCount: count,
        own: { ...comment.own, isLiked: own },
      })),
    onError: (error) => {
      show(!on, on ? -1 : 1);
      if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
    },
  });
}
