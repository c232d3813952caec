import { useQueryClient } from '@tanstack/react-query';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { confirm } from '../../../ui/confirm/confirm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { deleteComment } from '../api/delete-comment.ts';

/** Deletes an own comment after a confirmation. */
export function useDeleteComment(commentId: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const isConfirmed = await confirm({
      title: m['comment.deleteTitle'](),
      text: m['comment.deleteBody'](),
      confirmLabel: m['comment.delete'](),
      cancelLabel: m['common.cancel'](),
      destructive: true,
    });
    if (!isConfirmed) return;
    await deleteComment({ commentId }).catch((error: unknown) => toast.error(failureText(error, m['error.unknown']())));
    await refetchListComments(queries);
  };
}
