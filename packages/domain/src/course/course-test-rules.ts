import { formatDay } from '../format/date.ts';

/** Kinds of questions: answered with one option, with all right options, or with the options in their right order. */
export const QUESTION_KINDS = ['single', 'multiple', 'order'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Percent of the questions that must be right (rules/course-test#score). */
export const TEST_PASS_MARK = 70;

/** Maximum number of attempts started on one day in Shanghai (rules/course-test#tries). */
export const TEST_TRIES_A_DAY = 3;

/** Maximum number of options of a question. */
export const TEST_OPTIONS_MAX = 8;

/** Maximum number of questions of a test. */
export const TEST_QUESTIONS_MAX = 60;

/**
 * Number of attempts that may still start on the day of `now`, given the start times of all earlier ones (ms)
 * (rules/course-test#tries).
 */
export function countTriesLeft(startedAt: readonly number[], now: number): number {
  const today = formatDay(now);
  const used = startedAt.filter((each) => formatDay(each) === today).length;
  return Math.max(0, TEST_TRIES_A_DAY - used);
}

/** Returns true if an attempt accepts no more answers: it was submitted, or has expired (rules/course-test#time). */
export function isAttemptOver(attempt: { readonly submittedAt: number | null; readonly endsAt: number }, now: number) {
  return attempt.submittedAt !== null || now >= attempt.endsAt;
}
