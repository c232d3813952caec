import { ResourceType } from '@osteon/domain';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { courseLearner } from '../base/tables.ts';

/** Reads and stores course reminders of accounts. */
export function createReminderRepository(tx: Database) {
  const isDue = (before: number) =>
    and(
      isNotNull(courseLearner.startedAt),
      isNull(courseLearner.completedAt),
      lte(courseLearner.learntAt, before),
      or(isNull(courseLearner.remindedAt), lt(courseLearner.remindedAt, courseLearner.learntAt)),
    );

  return {
    /**
     * Accounts with courses that were started, have no progress since `before` (ms), and of which they were not
     * reminded since.
     */
    async listAccounts(before: number, limit: number): Promise<string[]> {
      const rows = await tx
        .selectDistinct({ id: courseLearner.accountId })
        .from(courseLearner)
        .where(isDue(before))
        .orderBy(asc(courseLearner.accountId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** The published ones of these courses of accounts, latest progress first. */
    listCourses: (accountIds: readonly string[], before: number) =>
      tx
        .select({
          accountId: courseLearner.accountId,
          courseId: courseLearner.courseId,
          title: resource.title,
          cardDetails: resource.cardDetails,
          memberType: account.memberType,
          expirationTime: account.expirationTime,
        })
        .from(courseLearner)
        .innerJoin(account, eq(account.id, courseLearner.accountId))
        .innerJoin(
          resource,
          and(isPublished, eq(resource.id, courseLearner.courseId), eq(resource.type, ResourceType.course)),
        )
        .where(and(anyOf(courseLearner.accountId, accountIds), isDue(before)))
        .orderBy(asc(courseLearner.accountId), desc(courseLearner.learntAt), desc(courseLearner.courseId)),

    /**
     * Marks accounts as reminded of all that was due; waits for the lock of a learner who makes progress concurrently.
     */
    async saveReminded(accountIds: readonly string[], before: number, remindedAt: number): Promise<void> {
      await tx
        .update(courseLearner)
        .set({ remindedAt })
        .where(and(anyOf(courseLearner.accountId, accountIds), isDue(before)));
    },
  };
}
