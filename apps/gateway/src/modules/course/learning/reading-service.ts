import { countReadingSeconds, getReadingShare } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { type Learner, mayLearn } from '../base/policy.ts';
import type { Completion } from './completion-service.ts';
import { createLearningCourseRepository } from './course-repository.ts';
import type { ProgressReader } from './progress-service.ts';
import { createReadingRepository } from './reading-repository.ts';

/**
 * The anchors of the sections of a document or a case in their order, and those that are open to an account: a sealed one is
 * reached after its case was opened (rules/case#seal).
 */
export type ReadSections = (
  db: Database,
  resource: { type: number; id: string },
  accountId: string,
) => Promise<{ readonly all: readonly string[]; readonly open: readonly string[] }>;

/** Report of an open page. */
interface ReadingReport {
  readonly lessonId: string;
  readonly seconds: number;
  readonly sections: readonly string[];
}

export type ReadingService = ReturnType<typeof createReadingService>;

/** Creates the service that records reading progress in documents and cases (rules/learning#reading). */
export function createReadingService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    progress,
    completion,
    readSections,
  }: { readonly progress: ProgressReader; readonly completion: Completion; readonly readSections: ReadSections },
) {
  return {
    /**
     * Adds the reading time since the account's last report.
     * @throws {CallError} notFound if the lesson is no document or case of a course, conflict where the course is not joined
     * or the lesson is locked
     */
    report: (
      { customerId, ...membership }: Learner,
      { lessonId, seconds, sections }: ReadingReport,
    ): Promise<{ share: number; isDone: boolean }> =>
      db.transaction(async (tx) => {
        const lesson = await createLearningCourseRepository(tx).findLesson(lessonId);
        const course = lesson && (await createLearningCourseRepository(tx).findPublished(lesson.courseId));
        if (!lesson || !course || (lesson.type !== 'document' && lesson.type !== 'case'))
          throw new CallError('notFound');
        const now = clock.now();
        const { courseId, minutes } = lesson;
        const learners = createLearnerRepository(tx);
        const isJoined = (await learners.lock(customerId)).some((learner) => learner.courseId === courseId);
        const courseProgress = (await progress.read(tx, customerId, [courseId])).get(courseId);
        const lessonProgress = courseProgress?.lessons.find((each) => each.lesson.id === lessonId);
        if (!lessonProgress?.resource) throw new CallError('notFound');
        if (!isJoined || !mayLearn(membership, course, now) || lessonProgress.state === 'locked')
          throw new CallError('conflict');

        const readings = createReadingRepository(tx);
        const [before, lastAt, sectionAnchors] = await Promise.all([
          readings.find(customerId, lessonId),
          readings.findLastReport(customerId),
          readSections(tx, lessonProgress.resource, customerId),
        ]);
        const reached = sectionAnchors.all.filter(
          (anchor) =>
            (sections.includes(anchor) && sectionAnchors.open.includes(anchor)) || before?.sections.includes(anchor),
        );
        const addedSeconds = countReadingSeconds(seconds, lastAt === null ? null : now - lastAt);
        const total = (before?.seconds ?? 0) + addedSeconds;
        const share = getReadingShare({
          seconds: total,
          minutes,
          reached: reached.length,
          sections: sectionAnchors.all.length,
        });
        const doneAt = before?.doneAt ?? (share >= 1 ? now : null);
        await readings.save({
          accountId: customerId,
          lessonId,
          seconds: total,
          sections: reached,
          share,
          reportedAt: now,
          doneAt,
        });
        await learners.recordProgress(customerId, [courseId], now);
        if (doneAt === now) await completion.completeIfDone(tx, customerId, courseId);
        return { share: doneAt === null ? share : 1, isDone: doneAt !== null };
      }),
  };
}
