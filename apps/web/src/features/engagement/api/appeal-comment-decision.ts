import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Appeals against a decision on an own comment; repeating the same text changes nothing. */
export function useAppealCommentDecision() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (payload: RequestOf<'appealCommentDecision'>) => callGateway('appealCommentDecision', payload),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
    // Also after a failure: another page of the author may have appealed.
    onSettled: () => refetchListComments(queries),
  });
}
