import { type QuestionKind, TEST_PASS_MARK } from './course-test-rules.ts';

/** Fields of a question that decide if an answer is right. */
export interface AnswerKey {
  readonly kind: QuestionKind;
  /** Number of options. */
  readonly optionCount: number;
  /** The positions of the right options; of an ordering question all of them, in their right order. */
  readonly key: readonly number[];
}

/**
 * Returns true if an answer is valid for the question: known options, no duplicates, one of a single choice, all of an
 * ordering question. An empty answer means not answered.
 */
export function isPossibleAnswer({ kind, optionCount }: AnswerKey, answer: readonly number[]): boolean {
  const known = answer.every((each) => Number.isInteger(each) && each >= 0 && each < optionCount);
  if (!known || new Set(answer).size !== answer.length) return false;
  if (answer.length === 0) return true;
  if (kind === 'single') return answer.length === 1;
  return kind === 'multiple' || answer.length === optionCount;
}

/** Returns true if an answer is right: exactly the options of the key, for an ordering question in its order. */
export function isRightAnswer({ kind, key }: AnswerKey, answer: readonly number[]): boolean {
  if (answer.length === 0 || answer.length !== key.length) return false;
  if (kind === 'order') return key.every((each, index) => answer[index] === each);
  return new Set(answer).size === answer.length && key.every((each) => answer.includes(each));
}

/** The result of a test. */
export interface TestScore {
  /** Whole percent, rounded down, so that a failed test never shows the pass mark. */
  readonly score: number;
  readonly passed: boolean;
}

/**
 * Scores an attempt by its numbers of right answers and of questions, which have equal weight
 * (rules/course-test#score).
 */
export function scoreTest(right: number, total: number): TestScore {
  if (total <= 0) return { score: 0, passed: false };
  return { score: Math.floor((right * 100) / total), passed: right * 100 >= total * TEST_PASS_MARK };
}
