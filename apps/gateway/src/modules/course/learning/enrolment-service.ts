import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { type Learner, mayLearn } from '../base/policy.ts';
import type { Completion } from './completion-service.ts';
import { createLearningCourseRepository } from './course-repository.ts';

/** Updates a course's number of learners, in the transaction of the change. */
export type CountLearners = (courseId: string, tx: Database, by: 1 | -1) => Promise<void>;

export type Enrolment = ReturnType<typeof createEnrolment>;

/** Creates the service of joining and leaving courses (rules/learning#joining). */
export function createEnrolment(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    countLearners,
    completion,
  }: { readonly countLearners: CountLearners; readonly completion: Pick<Completion, 'resume'> },
) {
  async function requireCourse(tx: Database, courseId: string) {
    const course = await createLearningCourseRepository(tx).findPublished(courseId);
    if (!course) throw new CallError('notFound');
    return course;
  }

  return {
    /**
     * Joins a course; idempotent, and each learner is counted once.
     * @throws {CallError} notFound for an unknown course, conflict for one that has to be bought first
     */
    join: ({ customerId, ...membership }: Learner, courseId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const course = await requireCourse(tx, courseId);
        if (!mayLearn(membership, course, clock.now())) throw new CallError('conflict');
        const isNew = await createLearnerRepository(tx).insert(customerId, courseId, clock.now());
        if (!isNew) return;
        await countLearners(courseId, tx, 1);
        await completion.resume(tx, customerId, courseId);
      }),

    /**
     * Leaves a course; the progress is retained.
     * @throws {CallError} notFound for an unknown course, conflict for one that is completed
     */
    leave: (accountId: string, courseId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await requireCourse(tx, courseId);
        const learners = createLearnerRepository(tx);
        if (await learners.remove(accountId, courseId)) await countLearners(courseId, tx, -1);
        else if (await learners.find(accountId, courseId)) throw new CallError('conflict');
      }),

    /**
     * Dismisses the changes of a course up to `changedAt` (ms) for a learner; a future timestamp counts as now.
     * @throws {CallError} notFound for an unknown course, conflict where it is not joined
     */
    dismissChange: (accountId: string, courseId: string, changedAt: number): Promise<void> =>
      db.transaction(async (tx) => {
        await requireCourse(tx, courseId);
        const dismissedAt = Math.min(changedAt, clock.now());
        const isLearner = await createLearnerRepository(tx).dismissChanges(accountId, courseId, dismissedAt);
        if (!isLearner) throw new CallError('conflict');
      }),

    /** Removes an account that is being erased from all its courses, in `tx`. */
    async removeAccount(tx: Database, accountId: string): Promise<void> {
      for (const courseId of await createLearnerRepository(tx).removeOfAccount(accountId)) {
        await countLearners(courseId, tx, -1);
      }
    },
  };
}
