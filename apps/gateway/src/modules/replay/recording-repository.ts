import { OVER_STATUSES, type RecordedRange } from '@osteon/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { liveChannel, liveEvent } from '../live/event/tables.ts';
import { isFirstRecorded, liveRun, liveSegment } from '../stream/tables.ts';
import { createReplayPositionRepository } from './replay-position-repository.ts';

/** A time range of the recording of a channel, which is given by its position in the event. */
export interface ChannelRange extends RecordedRange {
  readonly channel: number;
}

/** Reads and removes the recordings of channels. */
export function createRecordingRepository(db: Database) {
  return {
    /** The persisted runs of a channel, in order. */
    listRuns: (channelId: string) =>
      db
        .select()
        .from(liveRun)
        .where(and(eq(liveRun.channelId, channelId), liveRun.isPersisted))
        .orderBy(asc(liveRun.position)),

    /** The segments of one rendition of a run, in order. */
    async listOfRun(
      run: Pick<typeof liveRun.$inferSelect, 'id' | 'position'>,
      rendition: (typeof liveSegment.$inferSelect)['rendition'],
    ) {
      const rows = await db
        .select({ number: liveSegment.number, startedAt: liveSegment.startedAt, seconds: liveSegment.seconds })
        .from(liveSegment)
        .where(and(eq(liveSegment.runId, run.id), eq(liveSegment.rendition, rendition)))
        .orderBy(asc(liveSegment.number));
      return rows.map((row) => ({ ...row, rendition, runId: run.id, runPosition: run.position, isPersisted: true }));
    },

    /** The runs of the first recorded channel of each of these events, in order, with their durations. */
    listRecordedRanges: (liveIds: readonly string[]): Promise<(ChannelRange & { readonly liveId: string })[]> =>
      db
        .select({
          liveId: liveChannel.liveId,
          channel: liveChannel.position,
          startedAt: liveRun.startedAt,
          seconds: sql<number>`sum(${liveSegment.seconds})`.mapWith(Number),
        })
        .from(liveChannel)
        .innerJoin(liveRun, eq(liveRun.channelId, liveChannel.id))
        // The smallest rendition of a run is always complete.
        .innerJoin(
          liveSegment,
          and(
            eq(liveSegment.channelId, liveChannel.id),
            eq(liveSegment.runId, liveRun.id),
            sql`${liveSegment.rendition} = ${liveRun.renditions}[1]`,
          ),
        )
        .where(and(anyOf(liveChannel.liveId, liveIds), isFirstRecorded, liveRun.isPersisted))
        .groupBy(liveChannel.liveId, liveChannel.position, liveRun.id)
        .orderBy(asc(liveChannel.liveId), asc(liveRun.position)),

    /** Events that are over, with a recording whose last segment was stored before a time, locked. */
    async listExpired(
      before: number,
      limit: number,
    ): Promise<Pick<typeof liveEvent.$inferSelect, 'id' | 'status' | 'playbackVideoId'>[]> {
      const timestamp = new Date(before).toISOString();
      const lastAt = sql`(select max(${liveChannel.segmentAt}) from ${liveChannel} where ${eq(liveChannel.liveId, liveEvent.id)})`;
      return db
        .select({ id: liveEvent.id, status: liveEvent.status, playbackVideoId: liveEvent.playbackVideoId })
        .from(liveEvent)
        .where(and(inArray(liveEvent.status, [...OVER_STATUSES]), sql`${lastAt} < ${timestamp}::timestamptz`))
        .limit(limit)
        .for('update', { skipLocked: true });
    },

    /** The channels of an event that have a recording. */
    listRecordedChannels: (liveId: string) =>
      db
        .select({ id: liveChannel.id })
        .from(liveChannel)
        .where(and(eq(liveChannel.liveId, liveId), sql`${liveChannel.segmentAt} is not null`)),

    /** Deletes the rows of a channel's recording, with its positions. */
    async deleteRecording(channelId: string): Promise<void> {
      await createReplayPositionRepository(db).removeOfChannel(channelId);
      await db.delete(liveRun).where(eq(liveRun.channelId, channelId));
      await db.update(liveChannel).set({ segmentAt: null }).where(eq(liveChannel.id, channelId));
    },
  };
}
