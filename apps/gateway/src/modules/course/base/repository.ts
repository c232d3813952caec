import { and, asc, eq, not } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, hospital, hospitalText, isVisible } from '../../doctor/tables.ts';
import { course, courseLecturer, courseLesson } from './tables.ts';

export type CourseRepository = ReturnType<typeof createCourseRepository>;

/** Reads courses with lecturers and lessons. */
export function createCourseRepository(db: Database) {
  return {
    findCourse: (id: string) => db.select().from(course).where(eq(course.id, id)),

    listLecturers: (id: string) =>
      db
        .select({ id: courseLecturer.doctorId })
        .from(courseLecturer)
        .where(eq(courseLecturer.courseId, id))
        .orderBy(asc(courseLecturer.position)),

    listCourses: (ids: readonly string[]) => db.select().from(course).where(anyOf(course.id, ids)),

    /** The titles of the lessons of courses, in their order. */
    listLessonTitles: (ids: readonly string[]) =>
      db
        .select({ courseId: courseLesson.courseId, title: courseLesson.title })
        .from(courseLesson)
        .where(anyOf(courseLesson.courseId, ids))
        .orderBy(asc(courseLesson.courseId), asc(courseLesson.position)),

    /** The lecturers of courses for their pages, in their order. */
    listVisibleLecturers: (ids: readonly string[]) =>
      db
        .select({ courseId: courseLecturer.courseId, name: doctor.name })
        .from(courseLecturer)
        .innerJoin(doctor, and(isVisible, eq(doctor.id, courseLecturer.doctorId)))
        .where(anyOf(courseLecturer.courseId, ids))
        .orderBy(asc(courseLecturer.courseId), asc(courseLecturer.position)),

    /** Search keywords of courses: the names of their lecturers and of the lecturers' hospitals. */
    listLecturerNames: (ids: readonly string[]) =>
      db
        .select({
          courseId: courseLecturer.courseId,
          name: doctor.name,
          nameEn: doctor.nameEn,
          hospital: hospitalText,
        })
        .from(courseLecturer)
        .innerJoin(doctor, eq(doctor.id, courseLecturer.doctorId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(anyOf(courseLecturer.courseId, ids)),

    /** The ids of the courses of a lecturer. */
    async listIdsOfLecturer(doctorId: string): Promise<string[]> {
      const rows = await db
        .select({ id: courseLecturer.courseId })
        .from(courseLecturer)
        .where(eq(courseLecturer.doctorId, doctorId));
      return rows.map(({ id }) => id);
    },

    /** Deletes the lessons of courses except these. */
    async removeLessons(courseIds: readonly string[], retained: readonly { readonly id: string }[]): Promise<void> {
      const isRetained = anyOf(
        courseLesson.id,
        retained.map(({ id }) => id),
      );
      await db.delete(courseLesson).where(and(anyOf(courseLesson.courseId, courseIds), not(isRetained)));
    },
  };
}
