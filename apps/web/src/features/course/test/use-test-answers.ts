import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type AskedQuestion,
  type CourseTest,
  getCourseTestQuery,
  type RunningAttempt,
} from '../../../entities/course/api/get-course-test.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { saveTestAnswer } from '../api/save-test-answer.ts';

/** What was chosen at a question. */
type Draft = Pick<AskedQuestion, 'answer' | 'isMarked'>;

/** Pause before what could not be saved is sent again, in ms. */
const RETRY_MS = 3_000;

/** How long several changes of one question are gathered, in ms. */
const GATHER_MS = 400;

/**
 * The questions of a running attempt with the caller's answers, each saved as it is given, one call at a time. What could not be
 * saved is sent again until it is, or until the attempt is over, which the page then shows.
 */
export function useTestAnswers(courseId: string, attempt: RunningAttempt) {
  const client = useQueryClient();
  const { queryKey } = getCourseTestQuery(courseId, useCustomerId());
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [state, setState] = useState<'saved' | 'saving' | 'unsaved'>('saved');
  const waiting = useRef(new Map<string, Draft>());
  const sending = useRef<Promise<void> | null>(null);
  const paused = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Writes what was saved into the answer of the query, which stays as old as it is. */
  function keep(questionId: string, draft: Draft) {
    client.setQueryData<CourseTest>(
      queryKey,
      (test) => {
        if (!test?.running) return test;
        const questions = test.running.questions.map((each) => (each.id === questionId ? { ...each, ...draft } : each));
        return { ...test, running: { ...test.running, questions } };
      },
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now() },
    );
    setDrafts((before) => new Map([...before].filter(([id, each]) => id !== questionId || each !== draft)));
  }

  async function send() {
    for (const [questionId, draft] of waiting.current) {
      if (paused.current) return;
      waiting.current.delete(questionId);
      setState('saving');
      try {
        await saveTestAnswer({ id: attempt.id, questionId, ...draft });
        keep(questionId, draft);
      } catch (error) {
        if (error instanceof GatewayError && error.kind === 'refused' && error.code < 42_900) {
          // The attempt is over, or somebody else's by now.
          void client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') });
          return;
        }
        if (!waiting.current.has(questionId)) waiting.current.set(questionId, draft);
        setState('unsaved');
        plan(RETRY_MS);
        return;
      }
    }
    setState('saved');
  }

  function flush(): Promise<void> {
    clearTimeout(timer.current);
    if (paused.current) return Promise.resolve();
    sending.current ??= send().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }

  function plan(pause: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pause);
  }

  return {
    state,
    questions: attempt.questions.map((each) => ({ ...each, ...drafts.get(each.id) })),

    /** Changes what is chosen at a question, and saves it. */
    change(question: AskedQuestion, change: Partial<Draft>) {
      const draft = { answer: question.answer, isMarked: question.isMarked, ...change };
      waiting.current.set(question.id, draft);
      setDrafts((before) => new Map(before).set(question.id, draft));
      setState('saving');
      plan(GATHER_MS);
    },

    /** Sends at once what is not saved yet. */
    flush,

    /** Stops saving for a submission, once no call is under way; returns what is not saved yet. */
    async pause() {
      paused.current = true;
      clearTimeout(timer.current);
      await sending.current;
      return [...waiting.current].map(([questionId, { answer }]) => ({ questionId, answer }));
    },

    /** Goes on saving after a submission that failed. */
    resume() {
      paused.current = false;
      if (waiting.current.size > 0) plan(RETRY_MS);
    },
  };
}
