import type { AppContext } from '../../platform/app-context.ts';
import { createCourseRepository } from './base/repository.ts';

/** Maximum number of lecturers on a card. */
const NAMED_MAX = 3;

/** Reads the lecturers of courses, for their cards (rules/course#list). */
export const createCourseLecturers = ({ db }: Pick<AppContext, 'db'>) => ({
  /**
   * Names of the first lecturers of courses, in their order, and the number of lecturers of each; courses without any
   * are missing.
   */
  async listLecturers(courseIds: readonly string[]) {
    const rows = await createCourseRepository(db).listVisibleLecturers(courseIds);
    const byCourse = Map.groupBy(rows, ({ courseId }) => courseId);
    return new Map(
      [...byCourse].map(([courseId, own]) => [
        courseId,
        { names: own.slice(0, NAMED_MAX).map(({ name }) => name), count: own.length },
      ]),
    );
  },
});
