import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { lessonReading } from './tables.ts';

/** Stores the reading progress of accounts in documents and cases of courses. */
export function createReadingRepository(db: Database) {
  return {
    async find(accountId: string, lessonId: string) {
      const [row] = await db
        .select()
        .from(lessonReading)
        .where(and(eq(lessonReading.accountId, accountId), eq(lessonReading.lessonId, lessonId)));
      return row;
    },

    /** Time of the account's last reading report, in ms; null before the first. */
    async findLastReport(accountId: string): Promise<number | null> {
      const [row] = await db
        .select({ reportedAt: lessonReading.reportedAt })
        .from(lessonReading)
        .where(eq(lessonReading.accountId, accountId))
        .orderBy(desc(lessonReading.reportedAt))
        .limit(1);
      return row?.reportedAt ?? null;
    },

    async save(row: typeof lessonReading.$inferInsert): Promise<void> {
      const { accountId, lessonId } = lessonReading;
      await db
        .insert(lessonReading)
        .values(row)
        .onConflictDoUpdate({ target: [accountId, lessonId], set: row });
    },
  };
}
