import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { isPublished, resource } from '../content/tables.ts';
import { doctor, hospital, hospitalText } from '../doctor/tables.ts';
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

    /** The names by which courses are found: those of their lecturers and of the lecturers' hospitals. */
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

    /** The lessons with their published resources; a test has none. */
    listLessons: (id: string) =>
      db
        .select({ lesson: courseLesson, resource: { id: resource.id, type: resource.type, titleEn: resource.titleEn } })
        .from(courseLesson)
        .leftJoin(resource, and(isPublished, eq(resource.id, courseLesson.resourceId)))
        .where(eq(courseLesson.courseId, id))
        .orderBy(asc(courseLesson.position)),
  };
}
