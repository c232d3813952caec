import { STREAMABLE_STATUSES } from '@osteon/domain';
import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, lt, max, min, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { liveChannel, liveEvent } from '../live/event/tables.ts';
import { selectAnnouncedAt, selectFencingToken, selectResumedAt } from '../live/status/tables.ts';
import type { RenditionName } from './renditions.ts';
import type { StoredSegment } from './segment-file.ts';
import { isRecorded, liveRun, liveSegment } from './tables.ts';

export type StreamRepository = ReturnType<typeof createStreamRepository>;

/** Reads and writes channels, runs and segments. */
export function createStreamRepository(db: Database) {
  const isHeldBy = (channelId: string, encoderId: string) =>
    and(eq(liveChannel.id, channelId), eq(liveChannel.encoderId, encoderId));

  /** Condition that the event accepts streams, and was not announced again since the fencing token. */
  const acceptsStream = (fencingToken: number | null) => sql`exists (select from ${liveEvent}
    where ${eq(liveEvent.id, liveChannel.liveId)} and ${liveEvent.status} = any(${sql.param(STREAMABLE_STATUSES)})
    and (${selectFencingToken(db, liveEvent.id)}) is not distinct from ${fencingToken})`;

  return {
    /**
     * The channels of an event, in order, with their recording state and the times of the last announcement and the
     * last resume by hand.
     */
    listChannels: (liveId: string) =>
      db
        .select({
          ...getTableColumns(liveChannel),
          isRecorded,
          announcedAt: selectAnnouncedAt(db, liveId),
          resumedAt: selectResumedAt(db, liveId),
        })
        .from(liveChannel)
        .where(eq(liveChannel.liveId, liveId))
        .orderBy(asc(liveChannel.position)),

    /** A channel with its event; undefined for an unknown id. */
    async findChannel(id: string) {
      const [found] = await db
        .select({ channel: liveChannel, event: liveEvent })
        .from(liveChannel)
        .innerJoin(liveEvent, eq(liveEvent.id, liveChannel.liveId))
        .where(eq(liveChannel.id, id));
      return found;
    },

    /** Replaces the key of a channel; its encoder loses its lease. */
    async setKey(id: string, keyHash: Buffer): Promise<void> {
      await db.update(liveChannel).set({ keyHash, encoderId: null, encoderSeenAt: null }).where(eq(liveChannel.id, id));
    },

    /**
     * Acquires the lease on a channel for an encoder whose key has this hash; returns false if another one renewed it
     * since `silentSince`.
     */
    async acquireLease(
      channelId: string,
      {
        encoderId,
        keyHash,
        now,
        silentSince,
      }: {
        readonly encoderId: string;
        readonly keyHash: Buffer;
        readonly now: number;
        readonly silentSince: number;
      },
    ): Promise<boolean> {
      const acquired = await db
        .update(liveChannel)
        .set({ encoderId, encoderSeenAt: now })
        .where(
          and(
            eq(liveChannel.id, channelId),
            eq(liveChannel.keyHash, keyHash),
            or(isNull(liveChannel.encoderId), lt(liveChannel.encoderSeenAt, silentSince)),
          ),
        )
        .returning({ id: liveChannel.id });
      return acquired.length > 0;
    },

    /**
     * Renews the lease of an encoder; returns false if it has lost the lease, the event is over, or the fencing token
     * is old, as the event was announced again since the encoder was admitted.
     */
    async renewLease(
      channelId: string,
      { encoderId, fencingToken, now }: { encoderId: string; fencingToken: number | null; now: number },
    ): Promise<boolean> {
      const renewed = await db
        .update(liveChannel)
        .set({ encoderSeenAt: now })
        .where(and(isHeldBy(channelId, encoderId), acceptsStream(fencingToken)))
        .returning({ id: liveChannel.id });
      return renewed.length > 0;
    },

    /** Releases the lease of an encoder that has disconnected. */
    async releaseLease(channelId: string, encoderId: string): Promise<void> {
      await db.update(liveChannel).set({ encoderId: null, encoderSeenAt: null }).where(isHeldBy(channelId, encoderId));
    },

    /** Locks a channel against other writers, until the transaction ends. */
    async lockChannel(id: string): Promise<void> {
      await db.select({ id: liveChannel.id }).from(liveChannel).where(eq(liveChannel.id, id)).for('update');
    },

    /** Adds a run as the channel's last. */
    async addRun(run: Omit<typeof liveRun.$inferInsert, 'position'>): Promise<void> {
      const position = sql<number>`(select coalesce(max(${liveRun.position}) + 1, 0) from ${liveRun} where ${eq(liveRun.channelId, run.channelId)})`;
      await db.insert(liveRun).values({ ...run, position });
    },

    /** Adds a segment as the last of its rendition. */
    async addSegment(segment: Omit<typeof liveSegment.$inferInsert, 'position'>): Promise<void> {
      const position = sql<number>`(select coalesce(max(${liveSegment.position}) + 1, 0) from ${liveSegment} where ${and(eq(liveSegment.channelId, segment.channelId), eq(liveSegment.rendition, segment.rendition))})`;
      await db.insert(liveSegment).values({ ...segment, position });
    },

    /** Stores the time of the last stored segment of a channel. */
    async setSegmentAt(id: string, segmentAt: number): Promise<void> {
      await db.update(liveChannel).set({ segmentAt }).where(eq(liveChannel.id, id));
    },

    /** The fencing token of an event, the id of the last change that announced it; null if there is none. */
    async findFencingToken(liveId: string): Promise<number | null> {
      const [row] = await selectFencingToken(db, liveId);
      return row?.id ?? null;
    },

    /** The last run of a channel; undefined if there is none. */
    async findLastRun(channelId: string) {
      const [run] = await db
        .select()
        .from(liveRun)
        .where(eq(liveRun.channelId, channelId))
        .orderBy(desc(liveRun.position))
        .limit(1);
      return run;
    },

    /** Start time of the first run after the last one that was not persisted; null if there is none. */
    async findStreamStart(channelId: string): Promise<number | null> {
      const lastLoss = db
        .select({ position: max(liveRun.position) })
        .from(liveRun)
        .where(and(eq(liveRun.channelId, channelId), not(liveRun.isPersisted)));
      const [row] = await db
        .select({ startAt: min(liveRun.startedAt) })
        .from(liveRun)
        .where(and(eq(liveRun.channelId, channelId), gt(liveRun.position, sql`coalesce((${lastLoss}), -1)`)));
      return row?.startAt ?? null;
    },

    /** The segments of a rendition after a position that started at `since` or later, in order. */
    listSegments: (
      channelId: string,
      rendition: RenditionName,
      { after, since }: { readonly after: number; readonly since: number },
    ): Promise<StoredSegment[]> =>
      db
        .select({
          position: liveSegment.position,
          rendition: liveSegment.rendition,
          runId: liveSegment.runId,
          runPosition: liveRun.position,
          number: liveSegment.number,
          startedAt: liveSegment.startedAt,
          seconds: liveSegment.seconds,
          isPersisted: liveRun.isPersisted,
        })
        .from(liveSegment)
        .innerJoin(liveRun, eq(liveRun.id, liveSegment.runId))
        .where(
          and(
            eq(liveSegment.channelId, channelId),
            eq(liveSegment.rendition, rendition),
            gt(liveSegment.position, after),
            gte(liveSegment.startedAt, since),
          ),
        )
        .orderBy(asc(liveSegment.position)),
  };
}
