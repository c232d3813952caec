import type { ExplainedQuestion } from '../../../entities/course/api/get-course-test.ts';

type ReviewPosition = ExplainedQuestion['review'][number];

/** Maximum number of displayed positions to review. */
const POSITIONS_MAX = 2;

/**
 * The lesson with the most wrong answers, the earliest of several, with positions in it to review; null where none is
 * known.
 */
export function findWeakestLesson(
  questions: readonly ExplainedQuestion[],
): { title: string; positions: ReviewPosition[] } | null {
  const wrong = questions.filter(({ isRight }) => !isRight);
  const lessons = Map.groupBy(
    wrong.flatMap(({ review }) => review.slice(0, 1)),
    ({ lesson }) => lesson,
  );
  const [weakest] = [...lessons.entries()].toSorted(([a, inA], [b, inB]) => inB.length - inA.length || a - b);
  if (!weakest) return null;
  const [number, [first]] = weakest;
  const positions = wrong.flatMap(({ review }) => review).filter(({ lesson }) => lesson === number);
  const distinct = positions.filter(
    ({ pcLink }, index) => positions.findIndex((each) => each.pcLink === pcLink) === index,
  );
  const inOrder = distinct.slice(0, POSITIONS_MAX).toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0));
  return { title: first?.lessonTitle ?? '', positions: inOrder };
}
