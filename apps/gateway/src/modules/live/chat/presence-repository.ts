import { and, count, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { livePresence } from './tables.ts';

/** Reads and writes who is on the page of an event. */
export function createPresenceRepository(db: Database) {
  return {
    /** Notes that a browser has an event open. */
    async save(presence: typeof livePresence.$inferInsert): Promise<void> {
      await db
        .insert(livePresence)
        .values(presence)
        .onConflictDoUpdate({
          target: [livePresence.liveId, livePresence.browser],
          set: { seenAt: presence.seenAt },
        });
    },

    /** Notes that a browser has left an event. */
    async remove(liveId: string, browser: Buffer): Promise<void> {
      await db.delete(livePresence).where(and(eq(livePresence.liveId, liveId), eq(livePresence.browser, browser)));
    },

    /** How many browsers were heard of since a moment. */
    async countSince(liveId: string, since: number): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(livePresence)
        .where(and(eq(livePresence.liveId, liveId), gt(livePresence.seenAt, since)));
      return row?.count ?? 0;
    },
  };
}
