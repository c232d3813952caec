import type { WatchedDay } from '@osteon/domain';
import { and, countDistinct, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { watchBudget, watchedVideoAll } from '../../video/watch/tables.ts';
import { courseLearner, courseLesson } from '../base/tables.ts';
import { testAttempt } from '../test/tables.ts';
import { lessonReading } from './tables.ts';

/** Reads the progress of an account since a timestamp (rules/learning#week). */
export function createWeekRepository(db: Database) {
  return {
    /** Seconds of video that the watch ledger has counted on each of the last days. */
    async listDays(accountId: string): Promise<readonly WatchedDay[]> {
      const [row] = await db
        .select({ days: watchBudget.days })
        .from(watchBudget)
        .where(eq(watchBudget.accountId, accountId));
      return row?.days ?? [];
    },

    /** Number of lessons of its joined courses that an account has finished since a timestamp (ms). */
    async countDone(accountId: string, since: number): Promise<number> {
      const start = sql`${new Date(since).toISOString()}::timestamptz`;
      const firstPass = db
        .select({ at: sql`min(${testAttempt.submittedAt})` })
        .from(testAttempt)
        .where(
          and(
            eq(testAttempt.accountId, accountId),
            eq(testAttempt.courseId, courseLesson.courseId),
            eq(testAttempt.passed, true),
          ),
        );
      const [row] = await db
        .select({ count: countDistinct(courseLesson.id) })
        .from(courseLearner)
        .innerJoin(courseLesson, eq(courseLesson.courseId, courseLearner.courseId))
        .leftJoin(
          watchedVideoAll,
          and(
            eq(watchedVideoAll.accountId, courseLearner.accountId),
            eq(watchedVideoAll.videoId, courseLesson.resourceId),
          ),
        )
        .leftJoin(
          lessonReading,
          and(eq(lessonReading.accountId, courseLearner.accountId), eq(lessonReading.lessonId, courseLesson.id)),
        )
        .where(
          and(
            eq(courseLearner.accountId, accountId),
            or(
              sql`${watchedVideoAll.seenAt} >= ${start}`,
              sql`${lessonReading.doneAt} >= ${start}`,
              and(eq(courseLesson.type, 'test'), sql`(${firstPass}) >= ${start}`),
            ),
          ),
        );
      return row?.count ?? 0;
    },
  };
}
