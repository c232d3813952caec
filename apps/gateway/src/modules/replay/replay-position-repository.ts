import { and, desc, eq, inArray } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { liveChannel, liveEvent } from '../live/event/tables.ts';
import { liveReplayPosition } from './tables.ts';

/** Reads and writes the resume positions of accounts in the recordings of channels, in seconds. */
export function createReplayPositionRepository(db: Database) {
  const channelsOf = (liveId: string) =>
    db.select({ id: liveChannel.id }).from(liveChannel).where(eq(liveChannel.liveId, liveId));
  const isOfEvent = (accountId: string, liveId: string) =>
    and(eq(liveReplayPosition.accountId, accountId), inArray(liveReplayPosition.channelId, channelsOf(liveId)));

  return {
    listOfEvent: (accountId: string, liveId: string) =>
      db.select().from(liveReplayPosition).where(isOfEvent(accountId, liveId)),

    /** The latest positions of an account with their events, newest first. */
    listLatest: (accountId: string, limit: number) =>
      db
        .select({
          liveId: liveChannel.liveId,
          channelId: liveReplayPosition.channelId,
          seconds: liveReplayPosition.seconds,
          updatedAt: liveReplayPosition.updatedAt,
        })
        .from(liveReplayPosition)
        .innerJoin(liveChannel, eq(liveChannel.id, liveReplayPosition.channelId))
        .where(eq(liveReplayPosition.accountId, accountId))
        .orderBy(desc(liveReplayPosition.updatedAt), desc(liveReplayPosition.channelId))
        .limit(limit),

    /** The events whose replay is one of these videos. */
    listByVideos: (videoIds: readonly string[]) =>
      db
        .select({ liveId: liveEvent.id, videoId: liveEvent.playbackVideoId })
        .from(liveEvent)
        .where(anyOf(liveEvent.playbackVideoId, videoIds)),

    /** Inserts or replaces a position. */
    async save(row: typeof liveReplayPosition.$inferInsert): Promise<void> {
      const { accountId, channelId } = liveReplayPosition;
      await db
        .insert(liveReplayPosition)
        .values(row)
        .onConflictDoUpdate({ target: [accountId, channelId], set: row });
    },

    /** Deletes the positions of an account in an event, or all of them for null. */
    async remove(accountId: string, liveId: string | null): Promise<void> {
      await db
        .delete(liveReplayPosition)
        .where(liveId === null ? eq(liveReplayPosition.accountId, accountId) : isOfEvent(accountId, liveId));
    },

    /** Deletes the positions of all accounts in a channel. */
    async removeOfChannel(channelId: string): Promise<void> {
      await db.delete(liveReplayPosition).where(eq(liveReplayPosition.channelId, channelId));
    },
  };
}
