import { type CaptionLanguage, LiveStatus } from '@osteon/domain';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { liveChannel, liveEvent } from '../../live/event/tables.ts';
import { liveCaption } from '../../room/captions/tables.ts';
import { isFirstRecorded } from '../../stream/tables.ts';

/** A caption in the replay of an event. */
export interface SpokenRow {
  readonly liveId: string;
  readonly language: CaptionLanguage;
  readonly startAt: number;
  readonly endAt: number;
  readonly text: string;
}

/** Statuses of events whose captions and texts are indexed or removed from the index, once they have changed. */
export const INDEXED: readonly number[] = [LiveStatus.replay, LiveStatus.replayPause];

/** Reads the captions of replays for the search index. */
export function createSpokenRepository(db: Database) {
  return {
    /** The events of these ids, all of them without ids, that are replays, with their published videos. */
    listReplays: (ids?: readonly string[]) =>
      db
        .select({
          id: liveEvent.id,
          planStartAt: liveEvent.planStartAt,
          planEndAt: liveEvent.planEndAt,
          video: { id: resource.id, durationSeconds: resource.durationSeconds },
        })
        .from(liveEvent)
        .leftJoin(resource, and(eq(resource.id, liveEvent.playbackVideoId), isPublished))
        .where(and(ids && anyOf(liveEvent.id, ids), eq(liveEvent.status, LiveStatus.replay))),

    /** Captions of the replays of events, of those that are recordings: of the first recorded channel, in order. */
    listSpoken: (ids?: readonly string[]): Promise<SpokenRow[]> =>
      db
        .select({
          liveId: liveChannel.liveId,
          language: liveCaption.language,
          startAt: liveCaption.startAt,
          endAt: liveCaption.endAt,
          text: liveCaption.text,
        })
        .from(liveEvent)
        .innerJoin(liveChannel, and(eq(liveChannel.liveId, liveEvent.id), isFirstRecorded))
        .innerJoin(liveCaption, eq(liveCaption.channelId, liveChannel.id))
        .where(
          and(
            ids && anyOf(liveEvent.id, ids),
            eq(liveEvent.status, LiveStatus.replay),
            isNull(liveEvent.playbackVideoId),
            ne(liveCaption.text, ''),
          ),
        )
        .orderBy(asc(liveCaption.startAt), asc(liveCaption.language), asc(liveCaption.captionId)),

    /**
     * Channels of replays whose captions have changed since they were indexed, locked; those that others have locked
     * are skipped.
     */
    lockUnindexed: (limit: number): Promise<{ readonly id: string; readonly liveId: string }[]> =>
      db
        .select({ id: liveChannel.id, liveId: liveChannel.liveId })
        .from(liveChannel)
        .innerJoin(liveEvent, eq(liveEvent.id, liveChannel.liveId))
        .where(and(eq(liveChannel.captionsUnindexed, true), inArray(liveEvent.status, [...INDEXED])))
        .limit(limit)
        .for('update', { of: liveChannel, skipLocked: true }),

    /** Marks the captions of channels as indexed. */
    async setIndexed(ids: readonly string[]): Promise<void> {
      await db.update(liveChannel).set({ captionsUnindexed: false }).where(anyOf(liveChannel.id, ids));
    },
  };
}
