import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveNotice } from './tables.ts';

/** Reads the notices of events. */
export const createNoticeRepository = (db: Database) => ({
  /** Notices that were sent before a time, the latest first. */
  list: (liveId: string, now: number, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
    db
      .select({
        meetingNoticeId: liveNotice.id,
        noticeContent: liveNotice.content,
        sendTime: liveNotice.sentAt,
      })
      .from(liveNotice)
      .where(and(eq(liveNotice.liveId, liveId), lte(liveNotice.sentAt, now)))
      .orderBy(desc(liveNotice.sentAt), desc(liveNotice.id))
      .offset(offset)
      .limit(limit),
});
