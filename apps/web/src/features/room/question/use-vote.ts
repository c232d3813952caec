import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeListLiveQuestions, type LiveQuestion } from '../../../entities/room/api/list-live-questions.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { errorText } from '../../../texts/error-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { voteLiveQuestion } from '../api/vote-live-question.ts';

/** A vote as it is shown at once, before the gateway has counted it. */
const applyVote =
  (isVoted: boolean) =>
  (question: LiveQuestion): LiveQuestion =>
    question.own.isVoted === isVoted
      ? question
      : { ...question, votes: question.votes + (isVoted ? 1 : -1), own: { ...question.own, isVoted } };

/** Votes for a question, or takes the vote back; the count changes at once (rules/room-question#votes). */
export function useVote(questionId: string): (isVoted: boolean) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    // Votes of one question are sent one after the other, so that the last one stays.
    scope: { id: `vote ${questionId}` },
    mutationFn: (on: boolean) => voteLiveQuestion({ questionId, on }),
    async onMutate(on) {
      // A list that is under way may be older than the vote.
      await queries.cancelQueries({ queryKey: gatewayKey('listLiveQuestions') });
      changeListLiveQuestions(queries, questionId, applyVote(on));
    },
    onSuccess({ votes }, on) {
      changeListLiveQuestions(queries, questionId, (each) => (each.own.isVoted === on ? { ...each, votes } : each));
    },
    onError(error, on) {
      changeListLiveQuestions(queries, questionId, applyVote(!on));
      toast.error(errorText(error).text);
    },
  });
  return mutate;
}
