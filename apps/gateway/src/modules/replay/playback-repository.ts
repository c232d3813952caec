import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { liveEvent } from '../live/event/tables.ts';
import { livePlayback } from './tables.ts';

/** Writes the plays of replays. */
export function createPlaybackRepository(db: Database) {
  return {
    /** Records a counted play; returns false if one was counted since `since`. */
    async record(row: typeof livePlayback.$inferInsert, since: number): Promise<boolean> {
      const recorded = await db
        .insert(livePlayback)
        .values(row)
        .onConflictDoUpdate({
          target: [livePlayback.browser, livePlayback.liveId],
          set: { countedAt: row.countedAt },
          setWhere: lt(livePlayback.countedAt, since),
        })
        .returning({ liveId: livePlayback.liveId });
      return recorded.length > 0;
    },

    /** Adds a play to an event. */
    async addPlayback(liveId: string): Promise<void> {
      const { playbackCount } = liveEvent;
      await db
        .update(liveEvent)
        .set({ playbackCount: sql`${playbackCount} + 1` })
        .where(eq(liveEvent.id, liveId));
    },
  };
}
