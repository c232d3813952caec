import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeListComments, stopListComments } from '../../../entities/engagement/api/list-comments.ts';
import { startAttempt } from '../../../entities/session/action-attempt.ts';
import { likeComment } from '../api/like-comment.ts';
import { runMutation } from '../change-optimistically.ts';

/** A like of a comment by the customer, or its end. */
export type CommentLike = RequestOf<'likeComment'>;

/** Likes a comment or ends that: an optimistic update, rolled back if the gateway refuses it. */
export async function setCommentLike(
  queries: QueryClient,
  change: CommentLike,
  { options, onFailure } = startAttempt({ name: 'likeComment', data: change }),
): Promise<void> {
  const { commentId, on } = change;
  const show = (isLiked: boolean, step: number) =>
    changeListComments(queries, commentId, (comment) => ({
      ...comment,
      likeCount: Math.max(comment.likeCount + step, 0),
      own: { ...comment.own, isLiked },
    }));
  await runMutation(queries, change, {
    mutationFn: (like) => likeComment(like, options),
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
      if (!onFailure(error)) show(!on, on ? -1 : 1);
    },
  });
}
