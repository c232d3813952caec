import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { passwordFailure } from '../tables.ts';

/**
 * Counts one try of a password before it is looked at, so that many at once cannot slip through. After `maxTries` wrong
 * ones in a row it gives false, until `pauseMs` have passed since the last that was let through.
 */
export async function takePasswordTry(
  db: Database,
  subject: string,
  { maxTries, pauseMs, now }: { maxTries: number; pauseMs: number; now: number },
): Promise<boolean> {
  const { failures, lastTriedAt } = passwordFailure;
  const pauseOver = sql`${lastTriedAt} <= ${sql.param(now - pauseMs, lastTriedAt)}`;
  const taken = await db
    .insert(passwordFailure)
    .values({ subject, failures: 1, lastTriedAt: now })
    .onConflictDoUpdate({
      target: passwordFailure.subject,
      set: {
        failures: sql`case when ${pauseOver} then 1 else ${failures} + 1 end`,
        lastTriedAt: now,
      },
      setWhere: sql`${failures} < ${maxTries} or ${pauseOver}`,
    })
    .returning({ failures });
  return taken.length > 0;
}

/** Forgets the wrong passwords of a subject, after a right one. */
export async function clearPasswordTries(db: Database, subject: string): Promise<void> {
  await db.delete(passwordFailure).where(eq(passwordFailure.subject, subject));
}
