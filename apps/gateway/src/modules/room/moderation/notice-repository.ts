import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveMessage, liveNotice } from '../chat/tables.ts';

/** Reads and writes the notices of events. */
export const createNoticeRepository = (db: Database) => ({
  /** Notices that were sent before a time, the latest first, with the names of who deleted them. */
  list: (
    liveId: string,
    { now, withDeleted, offset, limit }: { now: number; withDeleted: boolean; offset: number; limit: number },
  ) =>
    db
      .select({ notice: liveNotice, deleter: account.name })
      .from(liveNotice)
      .leftJoin(account, eq(account.id, liveNotice.deletedBy))
      .where(
        and(
          eq(liveNotice.liveId, liveId),
          isOfAiring(liveId, liveNotice.sentAt),
          lte(liveNotice.sentAt, now),
          withDeleted ? undefined : isNull(liveNotice.deletedAt),
        ),
      )
      .orderBy(desc(liveNotice.sentAt), desc(liveNotice.id))
      .offset(offset)
      .limit(limit),

  /** A notice of an event; undefined for an unknown one. */
  async find(liveId: string, id: string) {
    const [row] = await db
      .select()
      .from(liveNotice)
      .where(and(eq(liveNotice.id, id), eq(liveNotice.liveId, liveId), isOfAiring(liveId, liveNotice.sentAt)));
    return row;
  },

  async insert(notice: typeof liveNotice.$inferInsert): Promise<void> {
    await db.insert(liveNotice).values(notice);
  },

  /** Marks a notice as deleted, with its line in the chat. */
  async markDeleted(liveId: string, id: string, deletedAt: number, deletedBy: string): Promise<void> {
    await db.update(liveNotice).set({ deletedAt, deletedBy }).where(eq(liveNotice.id, id));
    await db
      .update(liveMessage)
      .set({ deletedAt, deletedBy })
      .where(and(eq(liveMessage.liveId, liveId), eq(liveMessage.targetId, id)));
  },
});
