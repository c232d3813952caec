import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { upsert } from '../../../platform/database/upsert.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { courseLesson } from '../base/tables.ts';
import { courseQuestion } from './tables.ts';

/** Reads and writes the questions of tests. */
export function createQuestionRepository(db: Database) {
  return {
    /** The questions that a course currently uses, in the order of its file. */
    listCurrent: (courseId: string) =>
      db
        .select()
        .from(courseQuestion)
        .where(and(eq(courseQuestion.courseId, courseId), isNotNull(courseQuestion.position)))
        .orderBy(asc(courseQuestion.position)),

    /** Questions by id, retired ones included. */
    listByIds: (ids: readonly string[]) => db.select().from(courseQuestion).where(anyOf(courseQuestion.id, ids)),

    /** The published course with the minutes of its test; undefined for an unknown one, and for one without a test. */
    async findTest(courseId: string) {
      const [test] = await db
        .select({ title: resource.title, titleEn: resource.titleEn, minutes: courseLesson.minutes })
        .from(resource)
        .innerJoin(courseLesson, and(eq(courseLesson.courseId, resource.id), eq(courseLesson.type, 'test')))
        .where(and(eq(resource.id, courseId), isPublished));
      return test;
    },

    /** The lessons of a course whose resource is published, with their numbers from 1. */
    listLessons: (courseId: string) =>
      db
        .select({
          id: courseLesson.id,
          courseId: courseLesson.courseId,
          number: sql<number>`${courseLesson.position} + 1`,
          title: courseLesson.title,
          resourceId: resource.id,
          type: resource.type,
        })
        .from(courseLesson)
        .innerJoin(resource, and(isPublished, eq(resource.id, courseLesson.resourceId)))
        .where(eq(courseLesson.courseId, courseId))
        .orderBy(asc(courseLesson.position)),

    /** Inserts or replaces the questions of courses; other questions of these courses are retired and stay stored. */
    async write(courseIds: readonly string[], rows: readonly (typeof courseQuestion.$inferInsert)[]): Promise<void> {
      const ids = rows.map(({ id }) => id);
      await db
        .update(courseQuestion)
        .set({ position: null })
        .where(
          and(
            anyOf(courseQuestion.courseId, courseIds),
            ids.length > 0 ? notInArray(courseQuestion.id, ids) : undefined,
          ),
        );
      await upsert(db, courseQuestion, rows);
    },
  };
}
