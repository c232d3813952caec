import { PromptScene } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import { mayLearn } from '../base/policy.ts';
import type { CourseProgress, ProgressReader } from '../learning/progress-service.ts';
import { createReminderRepository } from './reminder-repository.ts';
import { composeReminder } from './reminder-text.ts';

/** Time without progress in a course after which its learner is reminded, in ms (rules/learning#reminders). */
const REMINDER_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Batch size, in accounts. */
const BATCH = 200;

interface ReminderParts {
  readonly progress: Pick<ProgressReader, 'read'>;
  readonly sendMessage: PostMessage;
}

type DueCourse = Awaited<ReturnType<ReturnType<typeof createReminderRepository>['listCourses']>>[number];

export type ReminderService = ReturnType<typeof createReminderService>;

/** Reminds accounts of courses that they have started and not continued (rules/learning#reminders). */
export const createReminderService = ({ progress, sendMessage }: ReminderParts) => ({
  /**
   * Reminds a batch of the accounts that are due, each once until they make progress, in `tx`; returns true if there
   * may be more.
   */
  async remind(tx: Database, now: number): Promise<boolean> {
    const reminders = createReminderRepository(tx);
    const before = now - REMINDER_AFTER_MS;
    const accountIds = await reminders.listAccounts(before, BATCH);
    const courses = await reminders.listCourses(accountIds, before);
    await reminders.saveReminded(accountIds, before, now);
    const open = courses.filter((course) => isOpen(course, now));
    for (const [accountId, [last, ...others]] of Map.groupBy(open, (course) => course.accountId)) {
      if (!last) continue;
      const courseProgress = (await progress.read(tx, accountId, [last.courseId])).get(last.courseId);
      const stop = courseProgress && findStop(courseProgress);
      if (!stop) continue;
      const compose = composeReminder({ title: last.title, ...stop, others: others.length });
      const pcLink = `/courseTerminal?id=${encodeURIComponent(last.courseId)}`;
      await sendMessage(tx, { accountId, scene: PromptScene.message, compose, pcLink, sentAt: now });
    }
    return accountIds.length === BATCH;
  },
});

/** Returns true if the learner may continue the course: the membership by which it was joined may have ended. */
function isOpen({ cardDetails, memberType, expirationTime }: DueCourse, now: number): boolean {
  return (
    cardDetails?.kind === 'course' &&
    mayLearn({ memberType, expirationTime: expirationTime ?? 0 }, cardDetails.course, now)
  );
}

/** The lesson at which a learner stopped, with the rest of it in seconds; null where nothing is left. */
function findStop({ lessons, next }: CourseProgress) {
  if (!next) return null;
  const { lesson, durationSeconds, positionSeconds } = next;
  const secondsLeft = durationSeconds === null ? 0 : Math.ceil(durationSeconds - (positionSeconds ?? 0));
  return { lesson: lesson.title, number: lessons.indexOf(next) + 1, secondsLeft };
}
