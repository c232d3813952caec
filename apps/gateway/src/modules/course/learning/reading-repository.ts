import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { lessonReading } from './tables.ts';

/** What accounts have read of documents and cases in courses. */
export function createReadingRepository(db: Database) {
  return {
    async find(accountId: string, lessonId: string) {
      const [row] = await db
        .select()
        .from(lessonReading)
        .where(and(eq(lessonReading.accountId, accountId), eq(lessonReading.lessonId, lessonId)));
      return row;
    },

    /** When an account last reported that it reads, in ms; null before. */
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
