import type { courseLesson } from '../base/tables.ts';
import type { courseQuestion } from '../test/tables.ts';

type Lesson = Pick<typeof courseLesson.$inferInsert, 'id' | 'courseId' | 'title' | 'type' | 'minutes'> & {
  readonly resourceId?: string | null | undefined;
};
type Question = Pick<typeof courseQuestion.$inferInsert, 'id' | 'courseId' | 'question' | 'options' | 'answerKey'>;

/** The learnable content of courses: what a change is computed from. */
export interface CourseContent {
  readonly lessons: readonly Lesson[];
  /** Questions that are in use. */
  readonly questions: readonly Question[];
}

/** Differences of a course between two versions; lessons are named by their titles. */
export interface CourseDifference {
  readonly courseId: string;
  readonly added: string[];
  readonly removed: string[];
  readonly changed: string[];
  readonly testChanged: boolean;
}

const titlesOf = (lessons: readonly Lesson[]) => lessons.map(({ title }) => title);
const contentOf = ({ title, type, minutes, resourceId }: Lesson) =>
  JSON.stringify([title, type, minutes, resourceId ?? null]);
const questionContentOf = (questions: readonly Question[]) =>
  questions
    .map(({ id, question, options, answerKey }) => JSON.stringify([id, question, options, answerKey]))
    .toSorted();

/**
 * The courses whose learnable content differs; a new course is none. The position of a lesson, and the order and
 * explanations of questions, are no change.
 */
export function compareCourses(before: CourseContent, after: CourseContent): CourseDifference[] {
  const lessonsBefore = Map.groupBy(before.lessons, ({ courseId }) => courseId);
  const lessonsAfter = Map.groupBy(after.lessons, ({ courseId }) => courseId);
  const ofCourse = (questions: readonly Question[], courseId: string) =>
    questionContentOf(questions.filter((question) => question.courseId === courseId));
  return [...lessonsBefore].flatMap(([courseId, old]) => {
    const now = lessonsAfter.get(courseId) ?? [];
    const oldById = new Map(old.map((lesson) => [lesson.id, lesson]));
    const nowIds = new Set(now.map(({ id }) => id));
    const added = titlesOf(now.filter(({ id }) => !oldById.has(id)));
    const removed = titlesOf(old.filter(({ id }) => !nowIds.has(id)));
    const changed = titlesOf(
      now.filter((lesson) => {
        const same = oldById.get(lesson.id);
        return same !== undefined && contentOf(same) !== contentOf(lesson);
      }),
    );
    const testChanged = ofCourse(before.questions, courseId).join() !== ofCourse(after.questions, courseId).join();
    const isSame = added.length + removed.length + changed.length === 0 && !testChanged;
    return isSame ? [] : [{ courseId, added, removed, changed, testChanged }];
  });
}
