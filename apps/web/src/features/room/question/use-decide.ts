import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { errorText } from '../../../texts/error-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { decideLiveQuestion } from '../api/decide-live-question.ts';

/** A decision on a question. */
type Decision = Omit<RequestOf<'decideLiveQuestion'>, 'activityId' | 'questionId'>;

interface DecideOptions {
  /** Is called once the decision is stored. */
  onDecided?: () => void;
  /** True if the caller shows a failure itself. */
  showsError?: boolean;
}

/** Decides on a question as an assistant; its lists are fetched again in any case (rules/room-question#states). */
export function useDecide(activityId: string, questionId: string, { onDecided, showsError }: DecideOptions = {}) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Decision) => decideLiveQuestion({ activityId, questionId, ...decision }),
    onSuccess: onDecided,
    onError(refusal) {
      if (!showsError) toast.error(errorText(refusal).text);
    },
    // Another assistant may have decided meanwhile.
    onSettled: () => void refetch(queries, 'listLiveQuestions'),
  });
  return { decide: mutate, isPending, error };
}
