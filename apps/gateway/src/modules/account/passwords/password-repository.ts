import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { passwordFailure } from './tables.ts';

/** Counts the wrong passwords in a row. */
export function createPasswordRepository(db: Database) {
  return {
    /**
     * Counts a password try before the password is compared, so that parallel tries cannot bypass the limit. False
     * after `maxTries` tries in a row, until `pauseMs` have passed since the last permitted one.
     */
    async count(
      subject: string,
      { maxTries, pauseMs, now }: { maxTries: number; pauseMs: number; now: number },
    ): Promise<boolean> {
      const { failures, lastTriedAt } = passwordFailure;
      const isPauseOver = sql`${lastTriedAt} <= ${sql.param(now - pauseMs, lastTriedAt)}`;
      const counted = await db
        .insert(passwordFailure)
        .values({ subject, failures: 1, lastTriedAt: now })
        .onConflictDoUpdate({
          target: passwordFailure.subject,
          set: {
            failures: sql`case when ${isPauseOver} then 1 else ${failures} + 1 end`,
            lastTriedAt: now,
          },
          setWhere: sql`${failures} < ${maxTries} or ${isPauseOver}`,
        })
        .returning({ failures });
      return counted.length > 0;
    },

    /** Resets the count of a subject, after a right password. */
    async reset(subject: string): Promise<void> {
      await db.delete(passwordFailure).where(eq(passwordFailure.subject, subject));
    },
  };
}
