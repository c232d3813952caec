import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { play } from './tables.ts';

/** A browser, as the hash of its device id, and a video. */
type PlayKey = Pick<typeof play.$inferInsert, 'browser' | 'videoId'>;

/** Stores the plays of browsers. */
export function createPlayRepository(db: Database) {
  return {
    /** Records that a browser was sent the playlist of a video. */
    async recordStart(row: PlayKey & { readonly startedAt: number }): Promise<void> {
      await db
        .insert(play)
        .values(row)
        .onConflictDoUpdate({ target: [play.browser, play.videoId], set: { startedAt: row.startedAt } });
    },

    /**
     * Records a counted play of one that started after `startedSince` (ms); false if none did, or one was counted after
     * `outdated` (ms).
     */
    async recordCounted(
      { browser, videoId, countedAt }: PlayKey & { readonly countedAt: number },
      { startedSince, outdated }: { startedSince: number; outdated: number },
    ): Promise<boolean> {
      const recorded = await db
        .update(play)
        .set({ countedAt, startedAt: null })
        .where(
          and(
            eq(play.browser, browser),
            eq(play.videoId, videoId),
            gt(play.startedAt, startedSince),
            or(isNull(play.countedAt), lt(play.countedAt, outdated)),
          ),
        )
        .returning({ videoId: play.videoId });
      return recorded.length > 0;
    },

    /**
     * Deletes some plays that started before `startedSince` or not at all, and were not counted since `outdated` (ms).
     */
    async deleteOutdated(
      { startedSince, outdated }: { startedSince: number; outdated: number },
      limit: number,
    ): Promise<void> {
      const isOutdated = and(
        or(isNull(play.startedAt), lt(play.startedAt, startedSince)),
        or(isNull(play.countedAt), lt(play.countedAt, outdated)),
      );
      await db.execute(sql`
        delete from ${play} where (browser, video_id) in (
          select browser, video_id from ${play} where ${isOutdated} limit ${limit} for update skip locked)`);
    },
  };
}
