import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor } from '../../doctor/tables.ts';
import { comment, commentLike, commentMention } from '../base/comments/tables.ts';
import { follow, itemLike } from '../base/tables.ts';
import { engagementEvent } from './tables.ts';

/** A recorded event. */
export type EventRow = typeof engagementEvent.$inferSelect;

/** Reads and writes events, and checks that their action still holds. */
export function createEventRepository(db: Database) {
  return {
    /** Returns true if the same was not recorded before. */
    async insert(row: typeof engagementEvent.$inferInsert): Promise<boolean> {
      const rows = await db
        .insert(engagementEvent)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: engagementEvent.id });
      return rows.length > 0;
    },

    /** Marks an event as handled and returns it; undefined where that was done before, or an account was erased. */
    async markPublished(id: string, publishedAt: number): Promise<EventRow | undefined> {
      const [row] = await db
        .update(engagementEvent)
        .set({ publishedAt })
        .where(and(eq(engagementEvent.id, id), isNull(engagementEvent.publishedAt)))
        .returning();
      return row;
    },

    /** Deletes an event whose action was undone before its notification, so that the same can be notified later. */
    async remove(id: string): Promise<void> {
      await db.delete(engagementEvent).where(eq(engagementEvent.id, id));
    },

    /** A comment that is visible; undefined for any other. */
    async findComment(id: string) {
      const [row] = await db
        .select({
          id: comment.id,
          parentId: comment.parentId,
          resourceType: comment.resourceType,
          resourceId: comment.resourceId,
        })
        .from(comment)
        .where(and(eq(comment.id, id), eq(comment.state, 'shown')));
      return row;
    },

    /** True if a comment still mentions an account. */
    async mentions(commentId: string, accountId: string): Promise<boolean> {
      const rows = await db
        .select({ publicProfileId: commentMention.publicProfileId })
        .from(commentMention)
        .innerJoin(doctor, eq(doctor.id, commentMention.publicProfileId))
        .where(and(eq(commentMention.commentId, commentId), eq(doctor.accountId, accountId)));
      return rows.length > 0;
    },

    async likesComment(accountId: string, commentId: string): Promise<boolean> {
      const rows = await db
        .select({ commentId: commentLike.commentId })
        .from(commentLike)
        .where(and(eq(commentLike.accountId, accountId), eq(commentLike.commentId, commentId)));
      return rows.length > 0;
    },

    async likesItem(accountId: string, refType: number, refId: string): Promise<boolean> {
      const rows = await db
        .select({ refId: itemLike.refId })
        .from(itemLike)
        .where(and(eq(itemLike.accountId, accountId), eq(itemLike.refType, refType), eq(itemLike.refId, refId)));
      return rows.length > 0;
    },

    async follows(accountId: string, refType: number, refId: string): Promise<boolean> {
      const rows = await db
        .select({ refId: follow.refId })
        .from(follow)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), eq(follow.refId, refId)));
      return rows.length > 0;
    },
  };
}
