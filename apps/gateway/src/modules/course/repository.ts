import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { resource } from '../content/tables.ts';
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

    /** The lessons with their resources; a test has none. */
    listLessons: (id: string) =>
      db
        .select({ lesson: courseLesson, resource: { id: resource.id, type: resource.type, titleEn: resource.titleEn } })
        .from(courseLesson)
        .leftJoin(resource, eq(resource.id, courseLesson.resourceId))
        .where(eq(courseLesson.courseId, id))
        .orderBy(asc(courseLesson.position)),
  };
}
