import type { ResponseOf } from '@osteon/contract';
import { isRightAnswer, ResourceType, shuffleOptions } from '@osteon/domain';
import { buildResourceLink } from '../../content/resource-link.ts';
import type { TestAttempt } from './attempt-repository.ts';
import type { courseQuestion } from './tables.ts';

export type Question = typeof courseQuestion.$inferSelect;
type RunningAttempt = ResponseOf<'startCourseTest'>;
type TestResult = ResponseOf<'submitCourseTest'>;
type Explanation = TestResult['explanations'][number];

/** A lesson of the course, to which links to review refer. */
export interface ReviewLesson {
  readonly id: string;
  readonly courseId: string;
  readonly number: number;
  readonly title: string;
  readonly resourceId: string;
  readonly type: number;
}

const TYPES: Readonly<Record<number, Explanation['review'][number]['type']>> = {
  [ResourceType.video]: 'video',
  [ResourceType.document]: 'document',
  [ResourceType.case]: 'case',
};

/** Index of the question's option at each displayed position of the attempt. */
export const getDisplayedOptions = ({ id, kind, options, answerKey }: Question, seed: number): number[] =>
  shuffleOptions({ id, optionCount: options.length, key: kind === 'order' ? answerKey : null }, seed);

/** Presents a running attempt; the output has nothing that reveals the right options (rules/course-test#shuffling). */
export function presentRunning(attempt: TestAttempt, questions: readonly Question[], now: number): RunningAttempt {
  return {
    id: attempt.id,
    startedAt: attempt.startedAt,
    endsAt: attempt.endsAt,
    serverTime: now,
    questions: listAttemptQuestions(attempt, questions).map((question) => ({
      ...presentQuestion(question, attempt.seed),
      answer: getDisplayedAnswer(question, attempt),
      isMarked: attempt.markedIds.includes(question.id),
    })),
  };
}

/** Presents the result of a finished attempt, with explanations (rules/course-test#explanations). */
export function presentResult(
  attempt: TestAttempt,
  {
    questions,
    lessons,
    attemptsLeft,
  }: { questions: readonly Question[]; lessons: readonly ReviewLesson[]; attemptsLeft: number },
): TestResult {
  const { id, score, passed, isRunOut, submittedAt, rightIds } = attempt;
  if (score === null || passed === null || submittedAt === null) {
    throw new TypeError('An attempt without a result was presented.');
  }
  return {
    id,
    score,
    passed,
    isRunOut,
    submittedAt,
    attemptsLeft,
    explanations: listAttemptQuestions(attempt, questions).map((question) => ({
      ...presentQuestion(question, attempt.seed),
      answer: getDisplayedAnswer(question, attempt),
      right: toPositions(question, question.answerKey, attempt.seed),
      isRight: rightIds?.includes(question.id) ?? false,
      explanation: question.explanation,
      review: presentReview(question, lessons),
    })),
  };
}

/** The correctly answered questions of an attempt. */
export function listRightIds(attempt: TestAttempt, questions: readonly Question[]): string[] {
  return listAttemptQuestions(attempt, questions)
    .filter((question) => isRightAnswer(getAnswerRules(question), attempt.answers[question.id] ?? []))
    .map(({ id }) => id);
}

/** Fields that decide if an answer is valid and right. */
export const getAnswerRules = ({ kind, options, answerKey }: Question) => ({
  kind,
  optionCount: options.length,
  key: answerKey,
});

function listAttemptQuestions({ questionIds }: TestAttempt, questions: readonly Question[]): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return questionIds.flatMap((id) => byId.get(id) ?? []);
}

function presentQuestion(question: Question, seed: number) {
  const { id, kind, options } = question;
  const displayed = getDisplayedOptions(question, seed).map((index) => options[index] ?? '');
  return { id, kind, question: question.question, options: displayed };
}

function getDisplayedAnswer(question: Question, { answers, seed }: TestAttempt): number[] {
  return toPositions(question, answers[question.id] ?? [], seed);
}

/** The positions at which these options are displayed; sorted unless their order is the answer. */
function toPositions(question: Question, options: readonly number[], seed: number): number[] {
  const displayed = getDisplayedOptions(question, seed);
  const positions = options.map((option) => displayed.indexOf(option)).filter((position) => position >= 0);
  return question.kind === 'order' ? positions : positions.toSorted((a, b) => a - b);
}

function presentReview({ review }: Question, lessons: readonly ReviewLesson[]): Explanation['review'] {
  return review.flatMap(({ resourceId, position, label }) => {
    const lesson = lessons.find((each) => each.resourceId === resourceId);
    const type = lesson && TYPES[lesson.type];
    if (!lesson || !type) return [];
    const link = `${buildResourceLink({ type: lesson.type, id: resourceId })}&course=${lesson.courseId}&lesson=${lesson.id}`;
    const seconds = typeof position === 'number' ? position : null;
    const anchor = typeof position === 'string' ? `#${position}` : '';
    return {
      type,
      lesson: lesson.number,
      lessonTitle: lesson.title,
      label,
      seconds,
      pcLink: seconds === null ? `${link}${anchor}` : `${link}&t=${seconds}`,
    };
  });
}
