import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Deletes an own comment, and refetches the comments of the page. */
export function useDeleteComment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: RequestOf<'deleteComment'>) => callGateway('deleteComment', payload),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
    onSettled: () => refetchListComments(queries),
  }).mutate;
}
