import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchListBlocked } from '../../../entities/engagement/api/list-blocked.ts';
import { refetchListComments } from '../../../entities/engagement/api/list-comments.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Blocks a person, or ends that, and refetches the data that it hides (rules/moderation#blocking). */
export function useBlockPerson({ id, name }: { readonly id: string; readonly name: string }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => callGateway('blockPerson', { doctorId: id, on }),
    onSuccess: (_answer, on) => toast.success(on ? m['block.done']({ name }) : m['block.ended']({ name })),
    onError: (error) => toast.error(failureText(error, m['error.unknown']())),
    onSettled: () => Promise.all([refetchListComments(queries), refetchListBlocked(queries)]),
  }).mutate;
}
