import type { FindLearnedCourse } from '../../credit/certificate/certificate-service.ts';
import { courseTests } from '../test/passed-test-service.ts';
import { createLearnedCourseRepository } from './learned-course-repository.ts';

/** Finds the fields of the certificate of a course (rules/credit#certificate). */
export const findLearnedCourse: FindLearnedCourse = async (tx, accountId, courseId) => {
  const repository = createLearnedCourseRepository(tx);
  const course = await repository.findCourse(accountId, courseId);
  if (!course) return undefined;
  const { title, titleEn, cardDetails, completedAt } = course;
  const passed = await courseTests.findPassed(tx, accountId, courseId);
  return {
    title,
    titleEn,
    completedAt,
    hours: cardDetails?.kind === 'course' ? cardDetails.course.hours : 0,
    lessons: await repository.countLessons(courseId),
    lecturers: await repository.listLecturers(courseId),
    score: passed?.score ?? null,
  };
};
