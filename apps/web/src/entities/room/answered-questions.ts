import { useEffect } from 'react';
import { joinListLiveQuestions, type LiveQuestion, useListLiveQuestions } from './api/list-live-questions.ts';

/** An answered question with the second of a replay at which its answer starts. */
export type SpokenAnswer = LiveQuestion & { readonly answeredSeconds: number };

/**
 * The answered questions of an event, all pages: those with a second of the channel's replay in the order of the replay,
 * then those that were answered in writing (rules/room-question#answers). Several parts of a page may use them.
 */
export function useAnsweredQuestions(activityId: string, channelId: string, isEnabled = true) {
  const filter = { activityId, order: 'new' as const, only: 'answered' as const };
  const query = useListLiveQuestions({ ...filter, ...(channelId !== '' && { channelId }) }, isEnabled);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const all = joinListLiveQuestions(query.data);
  return {
    spoken: all.filter(isSpoken).toSorted((one, other) => one.answeredSeconds - other.answeredSeconds),
    written: all.filter((question) => !isSpoken(question)),
    isLoading: query.isLoading,
    isError,
    retry: () => void query.refetch(),
  };
}

const isSpoken = (question: LiveQuestion): question is SpokenAnswer => question.answeredSeconds !== null;
