import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { course, courseLesson } from '../base/tables.ts';
import { lessonReading } from './tables.ts';

/** Reads the data from which the progress in courses is computed. */
export function createProgressRepository(db: Database) {
  return {
    /** The lessons of courses in their order, each with its published resource; a test has none. */
    listLessons: (courseIds: readonly string[]) =>
      db
        .select({
          lesson: courseLesson,
          inOrder: course.inOrder,
          resource: {
            id: resource.id,
            type: resource.type,
            titleEn: resource.titleEn,
            durationSeconds: resource.durationSeconds,
          },
        })
        .from(courseLesson)
        .innerJoin(course, eq(course.id, courseLesson.courseId))
        .leftJoin(resource, and(isPublished, eq(resource.id, courseLesson.resourceId)))
        .where(anyOf(courseLesson.courseId, courseIds))
        .orderBy(asc(courseLesson.courseId), asc(courseLesson.position)),

    /** Reading progress of an account in these lessons. */
    listReadings: (accountId: string, lessonIds: readonly string[]) =>
      db
        .select()
        .from(lessonReading)
        .where(and(eq(lessonReading.accountId, accountId), anyOf(lessonReading.lessonId, lessonIds))),
  };
}
