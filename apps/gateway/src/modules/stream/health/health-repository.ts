import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveHealth } from '../tables.ts';

/** A measurement of a channel's encoder, with its bitrates of ten minutes. */
export type StoredHealth = typeof liveHealth.$inferSelect;

/** Reads and writes the last measurements of channels. */
export function createHealthRepository(db: Database) {
  return {
    /** The last measurements of channels; none for a channel that had no encoder yet. */
    list: (channelIds: readonly string[]): Promise<StoredHealth[]> =>
      db.select().from(liveHealth).where(inArray(liveHealth.channelId, channelIds)),

    /** Replaces the measurement of a channel. */
    async save({ channelId, ...measured }: StoredHealth): Promise<void> {
      await db
        .insert(liveHealth)
        .values({ channelId, ...measured })
        .onConflictDoUpdate({ target: liveHealth.channelId, set: measured });
    },
  };
}
