import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveMessage } from '../chat/tables.ts';
import { liveMessageReport } from './tables.ts';

/** Reads and writes the reports of messages. */
export function createReportRepository(db: Database) {
  return {
    /** Stores a report; returns false if the account has reported the message before. */
    async insert(report: typeof liveMessageReport.$inferInsert): Promise<boolean> {
      const rows = await db.insert(liveMessageReport).values(report).onConflictDoNothing().returning();
      return rows.length > 0;
    },

    /** The ids of the reported texts before a position that are shown, the latest text first. */
    async listReported(liveId: string, before: number | null, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: liveMessage.id })
        .from(liveMessage)
        .where(
          and(
            eq(liveMessage.liveId, liveId),
            isOfAiring(liveId, liveMessage.sentAt),
            isNull(liveMessage.deletedAt),
            before === null ? undefined : lt(liveMessage.position, before),
            sql`exists (select from ${liveMessageReport} where ${liveMessageReport.messageId} = ${liveMessage.id})`,
          ),
        )
        .orderBy(desc(liveMessage.position))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** The reports of messages, the latest first. */
    listOf: (messageIds: readonly string[]) =>
      db
        .select()
        .from(liveMessageReport)
        .where(inArray(liveMessageReport.messageId, [...messageIds]))
        .orderBy(desc(liveMessageReport.createdAt)),
  };
}
