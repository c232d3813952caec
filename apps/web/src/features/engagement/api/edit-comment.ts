import type { CommentReply } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeListComments,
  refetchListComments,
  stopListComments,
} from '../../../entities/engagement/api/list-comments.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Replaces the text of an own comment, and shows it; a failure is shown as a message. */
export function useEditComment({ commentId, state }: CommentReply) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => callGateway('editComment', { commentId, text }),
    onSuccess: async ({ replies: _replies, ...edited }) => {
      await stopListComments(queries);
      changeListComments(queries, commentId, (comment) => ({ ...comment, ...edited }));
      // It moves between the held comments and the list.
      if (edited.state !== state) await refetchListComments(queries);
    },
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
  });
}
