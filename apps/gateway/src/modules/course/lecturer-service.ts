import type { AppContext } from '../../platform/app-context.ts';
import { createCourseRepository } from './repository.ts';

/** Lecturers that a card names. */
const NAMED_MAX = 3;

/** Reads who teaches courses, for their cards (rules/course#list). */
export const createCourseLecturers = ({ db }: Pick<AppContext, 'db'>) => ({
  /** The names of the first lecturers of courses, in their order, and how many each has; of courses without any they are missing. */
  async listLecturers(courseIds: readonly string[]) {
    const rows = await createCourseRepository(db).listShownLecturers(courseIds);
    const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
    return new Map(
      [...byCourse].map(([courseId, own]) => [
        courseId,
        { names: own.slice(0, NAMED_MAX).map(({ name }) => name), count: own.length },
      ]),
    );
  },
});
