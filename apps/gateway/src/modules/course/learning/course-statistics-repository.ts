import { ResourceType } from '@osteon/domain';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { watchedVideoAll } from '../../video/watch/tables.ts';
import { courseLearner, courseLesson } from '../base/tables.ts';
import { testAttempt } from '../test/tables.ts';
import { lessonReading } from './tables.ts';

/** Reads the completion statistics of courses. */
export function createCourseStatisticsRepository(db: Database) {
  return {
    /**
     * Courses with their numbers of learners, of those who started and of those who completed it; most learners first.
     */
    listCourses: () =>
      db
        .select({
          id: courseLearner.courseId,
          title: resource.title,
          learners: count(),
          started: count(courseLearner.startedAt),
          completed: count(courseLearner.completedAt),
        })
        .from(courseLearner)
        .innerJoin(resource, eq(resource.id, courseLearner.courseId))
        .groupBy(courseLearner.courseId, resource.title)
        .orderBy(desc(count()), asc(courseLearner.courseId)),

    async findTitle(courseId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ title: resource.title })
        .from(resource)
        .where(sql`${resource.id} = ${courseId} and ${resource.type} = ${ResourceType.course}`);
      return row?.title;
    },

    countLearners: (courseId: string) => db.$count(courseLearner, eq(courseLearner.courseId, courseId)),

    /** The lessons of a course in their order, each with the number of learners who have done it. */
    listLessons: (courseId: string) => {
      const done = sql<number>`(
        select count(*)::int from ${courseLearner} as learner
        where learner.course_id = ${courseLesson.courseId} and case ${courseLesson.type}
          when 'video' then exists (
            select from ${watchedVideoAll}
            where account_id = learner.account_id and video_id = ${courseLesson.resourceId} and seen_at is not null)
          when 'test' then exists (
            select from ${testAttempt}
            where account_id = learner.account_id and course_id = learner.course_id and passed)
          else exists (
            select from ${lessonReading}
            where account_id = learner.account_id and lesson_id = ${courseLesson.id} and done_at is not null) end)`;
      return db
        .select({ id: courseLesson.id, type: courseLesson.type, title: courseLesson.title, done })
        .from(courseLesson)
        .where(eq(courseLesson.courseId, courseId))
        .orderBy(asc(courseLesson.position));
    },
  };
}
