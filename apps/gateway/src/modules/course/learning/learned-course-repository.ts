import { ResourceType } from '@osteon/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { courseLearner, courseLecturer, courseLesson } from '../base/tables.ts';

/** Reads the fields of a certificate of a course. */
export function createLearnedCourseRepository(db: Database) {
  return {
    /** A course, withdrawn ones included, with the account's completion time; undefined for an unknown one. */
    async findCourse(accountId: string, courseId: string) {
      const [row] = await db
        .select({
          title: resource.title,
          titleEn: resource.titleEn,
          cardDetails: resource.cardDetails,
          completedAt: courseLearner.completedAt,
        })
        .from(resource)
        .leftJoin(courseLearner, and(eq(courseLearner.courseId, resource.id), eq(courseLearner.accountId, accountId)))
        .where(and(eq(resource.id, courseId), eq(resource.type, ResourceType.course)));
      return row;
    },

    countLessons: (courseId: string): Promise<number> => db.$count(courseLesson, eq(courseLesson.courseId, courseId)),

    /** The names of a course's lecturers, in their order. */
    async listLecturers(courseId: string): Promise<string[]> {
      const rows = await db
        .select({ name: doctor.name })
        .from(courseLecturer)
        .innerJoin(doctor, eq(doctor.id, courseLecturer.doctorId))
        .where(eq(courseLecturer.courseId, courseId))
        .orderBy(asc(courseLecturer.position));
      return rows.map(({ name }) => name);
    },
  };
}
