import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type AttemptQuestion,
  type CourseTest,
  getCourseTestQuery,
  type RunningAttempt,
  useGetCourseTest,
} from '../../../entities/course/api/get-course-test.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { flushAnswers, queueAnswer, releaseAnswers, useAnswerQueue } from './answer-queue.ts';
import { type Draft, deletePersistedAnswers, isSameDraft, listPersistedAnswers } from './persisted-answers.ts';

/**
 * The questions of a running attempt with the caller's answers, each saved when it is given, also when the page is left
 * (rules/course-test#saving). An attempt that is over is refetched.
 */
export function useTestAnswers(courseId: string, attempt: RunningAttempt) {
  const { id } = attempt;
  // A saved answer leaves the queue before the page's query is rendered again: without this read, the choice before it
  // would be displayed for a moment, and a change in that moment would be added to it.
  const { running } = useGetCourseTest(courseId).test;
  const { questions } = running?.id === id ? running : attempt;
  const client = useQueryClient();
  const customerId = useCustomerId();
  const { queryKey } = getCourseTestQuery(courseId, customerId);
  const unsaved = useAnswerQueue((queue) => queue.unsaved).filter(({ payload }) => payload.id === id);
  const restoreOnce = useEffectEvent(restore);
  useEffect(() => {
    restoreOnce();
    // An answer that was rejected at the end of the session is sent in the next one.
    releaseAnswers(id);
    return flushAnswers;
  }, [id]);

  /** Writes a saved answer into the query cache without changing the age of the data. */
  function cacheAnswer(questionId: string, draft: Draft) {
    client.setQueryData<CourseTest>(
      queryKey,
      (test) => {
        if (!test?.running) return test;
        const questions = test.running.questions.map((each) => (each.id === questionId ? { ...each, ...draft } : each));
        return { ...test, running: { ...test.running, questions } };
      },
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now() },
    );
  }

  function queue(question: AttemptQuestion, draft: Draft) {
    const { answer, isMarked } = questions.find((each) => each.id === question.id) ?? question;
    queueAnswer({
      customerId,
      payload: { id, questionId: question.id, ...draft },
      saved: { answer, isMarked },
      onSaved: () => cacheAnswer(question.id, draft),
      onRefused: () => void client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') }),
    });
  }

  /**
   * Saves the answers of a window that was closed without a network, unless the question was answered elsewhere since.
   */
  function restore() {
    for (const { payload, known } of listPersistedAnswers(customerId, id)) {
      const question = questions.find((each) => each.id === payload.questionId);
      if (unsaved.some((each) => each.payload.questionId === payload.questionId)) continue;
      const isNewer =
        question && !isSameDraft(question, payload) && known.some((draft) => isSameDraft(draft, question));
      if (isNewer) queue(question, { answer: payload.answer, isMarked: payload.isMarked });
      else deletePersistedAnswers(id, payload.questionId);
    }
  }

  const whileUnsaved = unsaved.some(({ state }) => state === 'failed') ? 'unsaved' : 'saving';
  return {
    state: unsaved.length === 0 ? 'saved' : whileUnsaved,

    questions: questions.map((each): AttemptQuestion => {
      const draft = unsaved.find(({ payload }) => payload.questionId === each.id)?.payload;
      return draft ? { ...each, answer: draft.answer, isMarked: draft.isMarked } : each;
    }),

    /** Changes the chosen options of a question, and saves them. */
    change(question: AttemptQuestion, change: Partial<Draft>) {
      queue(question, { answer: question.answer, isMarked: question.isMarked, ...change });
    },
  } as const;
}
