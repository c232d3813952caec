import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { courseLearner, courseLesson } from '../base/tables.ts';
import { courseQuestion } from '../test/tables.ts';
import type { CourseContent, CourseDifference } from './compare-courses.ts';
import { courseChange } from './tables.ts';

export type CourseChange = typeof courseChange.$inferSelect;

/** Reads and stores changes of courses, and which learners were notified. */
export function createChangeRepository(tx: Database) {
  return {
    /** The current learnable content of these courses. */
    async readContent(courseIds: readonly string[]): Promise<CourseContent> {
      const lessons = await tx
        .select()
        .from(courseLesson)
        .where(anyOf(courseLesson.courseId, courseIds))
        .orderBy(asc(courseLesson.courseId), asc(courseLesson.position));
      const questions = await tx
        .select()
        .from(courseQuestion)
        .where(and(anyOf(courseQuestion.courseId, courseIds), isNotNull(courseQuestion.position)));
      return { lessons, questions };
    },

    async insert(changes: readonly CourseDifference[], changedAt: number): Promise<void> {
      if (changes.length > 0) await tx.insert(courseChange).values(changes.map((change) => ({ ...change, changedAt })));
    },

    /**
     * The oldest change of which learners are still to be notified, with the title of its course; null where that is
     * not published.
     */
    async findOldest(): Promise<{ change: CourseChange; title: string | null } | undefined> {
      const [row] = await tx
        .select({ change: courseChange, title: resource.title })
        .from(courseChange)
        .leftJoin(resource, and(isPublished, eq(resource.id, courseChange.courseId)))
        .where(isNull(courseChange.notifiedAt))
        .orderBy(asc(courseChange.changedAt), asc(courseChange.id))
        .limit(1);
      return row;
    },

    /** Accounts that had joined the course when it changed and have not completed it, after those already notified. */
    async listLearners({ courseId, changedAt, notifiedUpTo }: CourseChange, limit: number): Promise<string[]> {
      const rows = await tx
        .select({ id: courseLearner.accountId })
        .from(courseLearner)
        .where(
          and(
            eq(courseLearner.courseId, courseId),
            lte(courseLearner.joinedAt, changedAt),
            isNull(courseLearner.completedAt),
            gt(courseLearner.accountId, notifiedUpTo),
          ),
        )
        .orderBy(asc(courseLearner.accountId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    async saveNotified(id: string, notifiedUpTo: string): Promise<void> {
      await tx.update(courseChange).set({ notifiedUpTo }).where(eq(courseChange.id, id));
    },

    async finish(id: string, notifiedAt: number): Promise<void> {
      await tx.update(courseChange).set({ notifiedAt }).where(eq(courseChange.id, id));
    },

    /**
     * Changes of a course since an account joined it or dismissed the last one, oldest first; empty once it is
     * completed.
     */
    async listUnseen(accountId: string, courseId: string): Promise<CourseChange[]> {
      const rows = await tx
        .select({ change: courseChange })
        .from(courseLearner)
        .innerJoin(courseChange, eq(courseChange.courseId, courseLearner.courseId))
        .where(
          and(
            eq(courseLearner.accountId, accountId),
            eq(courseLearner.courseId, courseId),
            isNull(courseLearner.completedAt),
            gte(courseChange.changedAt, courseLearner.joinedAt),
            or(isNull(courseLearner.changesDismissedAt), gt(courseChange.changedAt, courseLearner.changesDismissedAt)),
          ),
        )
        .orderBy(asc(courseChange.changedAt), asc(courseChange.id));
      return rows.map(({ change }) => change);
    },
  };
}
