import { and, asc, count, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { comment, commentReport } from '../base/comments/tables.ts';
import { commentDecision } from '../decision/tables.ts';

/** Columns of a comment for operators. */
const columns = {
  id: comment.id,
  accountId: comment.accountId,
  resourceType: comment.resourceType,
  resourceId: comment.resourceId,
  state: comment.state,
  text: comment.text,
  createdAt: comment.createdAt,
  editedAt: comment.editedAt,
};

/** Reads and writes the moderation queues (rules/moderation#moderation). */
export function createQueueRepository(db: Database) {
  return {
    /** A comment in any state. */
    async find(id: string) {
      const [row] = await db.select(columns).from(comment).where(eq(comment.id, id));
      return row;
    },

    /** Comments that are held, the oldest first. */
    listHeld: (limit: number) =>
      db
        .select(columns)
        .from(comment)
        .where(eq(comment.state, 'held'))
        .orderBy(asc(comment.createdAt), asc(comment.id))
        .limit(limit),

    /** Comments with open reports, the longest reported first, with the number of readers and their reasons. */
    listReported: (limit: number) =>
      db
        .select({
          ...columns,
          reportedAt: min(commentReport.createdAt).mapWith(commentReport.createdAt),
          reporters: count(),
          reasons: sql<string[]>`array_agg(distinct ${commentReport.reason})`,
        })
        .from(commentReport)
        .innerJoin(comment, eq(comment.id, commentReport.commentId))
        .where(and(isNull(commentReport.closedAt), inArray(comment.state, ['shown', 'held'])))
        .groupBy(comment.id)
        .orderBy(asc(min(commentReport.createdAt)), asc(comment.id))
        .limit(limit),

    /** Decisions with an open appeal, the oldest first; not where the author has deleted the comment since. */
    listAppeals: (limit: number) =>
      db
        .select({ decision: commentDecision })
        .from(commentDecision)
        .innerJoin(comment, eq(comment.id, commentDecision.commentId))
        .where(
          and(
            eq(commentDecision.appealState, 'open'),
            sql`(${commentDecision.verdict} <> 'removed' or ${comment.state} = 'removed')`,
          ),
        )
        .orderBy(asc(commentDecision.appealedAt), asc(commentDecision.number))
        .limit(limit),

    /** Open reports of a comment, the oldest first, without their authors. */
    listReports: (commentId: string) =>
      db
        .select({
          reason: commentReport.reason,
          note: commentReport.note,
          createdAt: commentReport.createdAt,
        })
        .from(commentReport)
        .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.closedAt)))
        .orderBy(asc(commentReport.createdAt)),

    /** Stores the first report of a reader and comment only. */
    async insertReport(row: typeof commentReport.$inferInsert): Promise<void> {
      await db.insert(commentReport).values(row).onConflictDoNothing();
    },

    /** Closes the open reports of a comment. */
    async closeReports(commentId: string, closedAt: number): Promise<void> {
      await db
        .update(commentReport)
        .set({ closedAt })
        .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.closedAt)));
    },
  };
}

/** A comment with its columns for operators. */
export type ModeratedComment = NonNullable<Awaited<ReturnType<ReturnType<typeof createQueueRepository>['find']>>>;
