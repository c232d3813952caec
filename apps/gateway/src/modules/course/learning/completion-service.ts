import { parseCreditClass } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { CreditAward, CreditService } from '../../credit/credit-service.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { mayLearn } from '../base/policy.ts';
import type { courseLearner } from '../base/tables.ts';
import { courseTests } from '../test/passed-test-service.ts';
import { createLearningCourseRepository } from './course-repository.ts';
import type { CourseProgress, ProgressReader, WatchLedgerReader } from './progress-service.ts';

export type Completion = ReturnType<typeof createCompletion>;

/** Creates the service that completes courses and awards their credit (rules/learning#completion). */
export function createCompletion(
  { clock }: Pick<AppContext, 'clock'>,
  {
    progress,
    watchLedger,
    credit,
  }: {
    readonly progress: ProgressReader;
    readonly watchLedger: WatchLedgerReader;
    readonly credit: Pick<CreditService, 'awardCredit'>;
  },
) {
  async function readEvidence(
    tx: Database,
    accountId: string,
    courseId: string,
    { lessons }: CourseProgress,
  ): Promise<CreditAward['evidence']> {
    const watched = lessons.flatMap(({ lesson, resource }) =>
      lesson.type === 'video' && resource ? [{ videoId: resource.id, title: lesson.title }] : [],
    );
    const ids = watched.map(({ videoId }) => videoId);
    const seen = await watchLedger.listSeen(accountId, ids, tx);
    return {
      watched: watched.flatMap((video) => {
        const watchProgress = seen.get(video.videoId);
        if (!watchProgress) return [];
        const { seenRanges: intervals, seenSeconds: seconds, durationSeconds, sessions } = watchProgress;
        const ranges = intervals.map(({ startSeconds: from, endSeconds: to }) => ({ from, to }));
        return [{ ...video, intervals: ranges, seconds, durationSeconds, sessions: [...sessions] }];
      }),
      test: await courseTests.findPassed(tx, accountId, courseId),
    };
  }

  /**
   * Completes a joined course, in `tx`, if its condition holds and the account may learn it; returns its completion
   * time in ms, null if it is not completed.
   */
  async function completeIfDone(tx: Database, accountId: string, courseId: string): Promise<number | null> {
    const learners = createLearnerRepository(tx);
    const joined = (await learners.lock(accountId)).find((learner) => learner.courseId === courseId);
    if (!joined || joined.completedAt !== null) return joined?.completedAt ?? null;
    const courseProgress = (await progress.read(tx, accountId, [courseId])).get(courseId);
    const course = courseProgress?.isDone
      ? await createLearningCourseRepository(tx).findPublished(courseId)
      : undefined;
    const at = clock.now();
    if (!courseProgress || !course || !mayLearn(await learners.readMembership(accountId), course, at)) return null;
    await learners.complete(accountId, courseId, at);
    const creditClass = parseCreditClass(course.creditClass);
    if (creditClass === null) return at;
    const { title, titleEn, hours, points } = course;
    const evidence = await readEvidence(tx, accountId, courseId, courseProgress);
    const source = { sourceType: 'course', sourceId: courseId } as const;
    await credit.awardCredit(tx, { accountId, ...source, title, titleEn, creditClass, hours, points, evidence, at });
    return at;
  }

  return {
    completeIfDone,

    /**
     * Completion time of a learner's course, in ms. A course with nothing left to do is completed now: its last lesson
     * was withdrawn, or the account may learn it again (rules/learning#completion).
     */
    read: async (
      db: Database,
      {
        accountId,
        courseId,
        completedAt,
      }: Pick<typeof courseLearner.$inferSelect, 'accountId' | 'courseId' | 'completedAt'>,
      { isDone }: Pick<CourseProgress, 'isDone'>,
    ): Promise<number | null> =>
      completedAt === null && isDone ? db.transaction((tx) => completeIfDone(tx, accountId, courseId)) : completedAt,

    /** Applies earlier progress (watched videos, read documents) to a course that is being joined, in `tx`. */
    async resume(tx: Database, accountId: string, courseId: string): Promise<void> {
      const courseProgress = (await progress.read(tx, accountId, [courseId])).get(courseId);
      if (!courseProgress?.lessons.some(({ share }) => share > 0)) return;
      await createLearnerRepository(tx).recordProgress(accountId, [courseId], clock.now());
      await completeIfDone(tx, accountId, courseId);
    },

    /**
     * Completes, where their condition holds, the joined courses that have the video as a lesson; runs in the
     * transaction in which it was seen.
     */
    completeCoursesOfVideo: async (
      tx: Database,
      { accountId, videoId }: { accountId: string; videoId: string },
    ): Promise<void> => {
      const courseIds = await createLearnerRepository(tx).listCoursesWith(accountId, videoId);
      for (const courseId of courseIds) await completeIfDone(tx, accountId, courseId);
    },
  };
}
