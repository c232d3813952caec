import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { CreditService } from '../../credit/credit-service.ts';
import { createLearnerRepository, type LearningState } from '../base/learner-repository.ts';
import { type Learner, mayLearn } from '../base/policy.ts';
import { createCompletion } from './completion-service.ts';
import { createLearningCourseRepository } from './course-repository.ts';
import {
  type CourseProgress,
  createProgressReader,
  type VideoPositions,
  type WatchLedgerReader,
} from './progress-service.ts';

export type CourseLearning = ReturnType<typeof createCourseLearning>;

/** Creates the learning API for other modules: progress, completion, and access to the resources of a joined course. */
export function createCourseLearning(
  deps: Pick<AppContext, 'db' | 'clock'>,
  sources: {
    readonly watchLedger: WatchLedgerReader;
    readonly positions: VideoPositions;
    readonly credit: Pick<CreditService, 'awardCredit'>;
  },
) {
  const { db, clock } = deps;
  const progress = createProgressReader(sources);
  const completion = createCompletion(deps, { ...sources, progress });

  return {
    progress,
    completion,
    completeIfDone: completion.completeIfDone,
    completeCoursesOfVideo: completion.completeCoursesOfVideo,

    /** Progress of an account in a course; null stands for a visitor, undefined is returned for an unknown course. */
    readProgress: async (accountId: string | null, courseId: string): Promise<CourseProgress | undefined> =>
      (await progress.read(db, accountId, [courseId])).get(courseId),

    /**
     * Returns true if the test of a course is open: joined, allowed to learn without buying it, and all other lessons
     * done (rules/learning#order).
     */
    async isTestOpen(viewer: Learner, courseId: string): Promise<boolean> {
      const [course, joined, progressById] = await Promise.all([
        createLearningCourseRepository(db).findPublished(courseId),
        createLearnerRepository(db).find(viewer.customerId, courseId),
        progress.read(db, viewer.customerId, [courseId]),
      ]);
      if (!course || !joined || !mayLearn(viewer, course, deps.clock.now())) return false;
      const test = progressById.get(courseId)?.lessons.find(({ lesson }) => lesson.type === 'test');
      return test !== undefined && test.state !== 'locked';
    },

    /**
     * Returns true if a lesson of a course that the viewer has joined, and may learn, gives access to this video
     * (rules/learning#videos).
     */
    async grantsVideoAccess(
      viewer: Learner | null,
      { lessonId, videoId }: { lessonId: string; videoId: string },
      tx: Database = db,
    ) {
      const courses = createLearningCourseRepository(tx);
      const lesson = viewer && (await courses.findLesson(lessonId));
      if (!lesson || lesson.resourceId !== videoId) return false;
      const [course, joined] = await Promise.all([
        courses.findPublished(lesson.courseId),
        createLearnerRepository(tx).find(viewer.customerId, lesson.courseId),
      ]);
      if (!course || !joined || !mayLearn(viewer, course, clock.now())) return false;
      const courseProgress = (await progress.read(tx, viewer.customerId, [lesson.courseId])).get(lesson.courseId);
      return courseProgress?.lessons.find((each) => each.lesson.id === lessonId)?.state !== 'locked';
    },

    /** Updates the time of the latest progress of the joined courses that have this video as a lesson. */
    async recordVideoProgress(accountId: string, videoId: string): Promise<void> {
      const learners = createLearnerRepository(db);
      const courseIds = await learners.listCoursesWith(accountId, videoId);
      if (courseIds.length > 0) await learners.recordProgress(accountId, courseIds, clock.now());
    },

    /** The account's progress in the courses that it has joined, by course id. */
    async listStates(accountId: string): Promise<ReadonlyMap<string, LearningState>> {
      const rows = await createLearnerRepository(db).listStates(accountId);
      return new Map(rows.map(({ courseId, state }) => [courseId, state]));
    },

    /** The account's progress in those of these courses that it has joined, as displayed on their cards. */
    async listLearning(accountId: string, courseIds: readonly string[]) {
      const joined = await createLearnerRepository(db).listByCourses(accountId, courseIds);
      if (joined.length === 0) return new Map<string, never>();
      const progressById = await progress.read(
        db,
        accountId,
        joined.map(({ courseId }) => courseId),
      );
      return new Map(
        joined.map(({ courseId, completedAt }) => {
          const lessons = progressById.get(courseId)?.lessons ?? [];
          const done = lessons.filter(({ state }) => state === 'done').length;
          return [courseId, { done, shares: lessons.map(({ share }) => share), isCompleted: completedAt !== null }];
        }),
      );
    },
  };
}
