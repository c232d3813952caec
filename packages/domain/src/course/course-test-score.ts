import { type QuestionKind, TEST_PASS_MARK } from './course-test-rules.ts';

/** What decides whether an answer is right. */
export interface AnswerKey {
  readonly kind: QuestionKind;
  /** How many options there are. */
  readonly optionCount: number;
  /** The positions of the right options; of an ordering question all of them, in their right order. */
  readonly key: readonly number[];
}

/**
 * Whether an answer could be one to the question: known options, none twice, one of a single choice, all of an ordering
 * question. No options at all mean that it is not answered.
 */
export function isPossibleAnswer({ kind, optionCount }: AnswerKey, answer: readonly number[]): boolean {
  const known = answer.every((each) => Number.isInteger(each) && each >= 0 && each < optionCount);
  if (!known || new Set(answer).size !== answer.length) return false;
  if (answer.length === 0) return true;
  if (kind === 'single') return answer.length === 1;
  return kind === 'multiple' || answer.length === optionCount;
}

/** Whether an answer is right: neither more nor fewer options than the key, for an ordering question in its order. */
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

/** The result of `right` right answers among `asked` questions, of which each counts the same (rules/course-test#score). */
export function scoreTest(right: number, asked: number): TestScore {
  if (asked <= 0) return { score: 0, passed: false };
  return { score: Math.floor((right * 100) / asked), passed: right * 100 >= asked * TEST_PASS_MARK };
}
