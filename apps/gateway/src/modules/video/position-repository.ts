import { and, desc, eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { playPosition } from './tables.ts';

/** Play positions of accounts, in seconds. */
export function createPositionRepository(db: Database) {
  return {
    listByVideos: (accountId: string, videoIds: readonly string[]) =>
      db
        .select()
        .from(playPosition)
        .where(and(eq(playPosition.accountId, accountId), anyOf(playPosition.videoId, videoIds))),

    /** Newest first. */
    listLatest: (accountId: string, limit: number) =>
      db
        .select()
        .from(playPosition)
        .where(eq(playPosition.accountId, accountId))
        .orderBy(desc(playPosition.updatedAt), desc(playPosition.videoId))
        .limit(limit),

    /** Deletes the position in a video, or all of an account for null. */
    async remove(accountId: string, videoId: string | null): Promise<void> {
      const isOfVideo = equalsIfSet(playPosition.videoId, videoId ?? undefined);
      await db.delete(playPosition).where(and(eq(playPosition.accountId, accountId), isOfVideo));
    },

    /** Inserts or replaces a position. */
    async save(row: typeof playPosition.$inferInsert): Promise<void> {
      const { accountId, videoId } = playPosition;
      await db
        .insert(playPosition)
        .values(row)
        .onConflictDoUpdate({ target: [accountId, videoId], set: row });
    },
  };
}
