import { LiveStatus, type StreamState } from '@osteon/domain';
import { and, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { equalsIfSet } from '../../../platform/database/filters.ts';
import { isRecorded, liveChannel } from '../stream/tables.ts';
import { liveEvent, liveStatusChange } from '../tables.ts';
import { selectFencingToken } from './fencing-token-repository.ts';

/** An event with its status and the state of its streams. */
interface FollowedEvent extends StreamState {
  readonly id: string;
  readonly status: number;
}

/** Reads and changes the status of events. */
export function createStatusRepository(db: Database) {
  /** The time of the last transition of an event that meets a condition. */
  const selectTransitionAt = (condition: SQL) =>
    sql<number | null>`(select max(${liveStatusChange.at}) from ${liveStatusChange}
      where ${and(eq(liveStatusChange.liveId, liveEvent.id), condition)})`.mapWith(liveStatusChange.at);

  // Literals, so that the planner sees that they lie within the indexes `live_event_on_air` and `live_event_ended`.
  const isFollowed = sql.raw(
    `(live_event.status in (${LiveStatus.living}, ${LiveStatus.pause}) or live_event.status = ${LiveStatus.end})`,
  );

  return {
    /** The status of an event, locked until the transaction ends; undefined for an unknown id. */
    async lockStatus(id: string): Promise<number | undefined> {
      const [row] = await db
        .select({ status: liveEvent.status })
        .from(liveEvent)
        .where(eq(liveEvent.id, id))
        .for('update');
      return row?.status;
    },

    /** The status of an event; undefined for an unknown id. */
    async findStatus(id: string): Promise<number | undefined> {
      const [row] = await db.select({ status: liveEvent.status }).from(liveEvent).where(eq(liveEvent.id, id));
      return row?.status;
    },

    /** Sets the status of an event; an announced one has no started items (rules/live-agenda#running-item). */
    setStatus: (id: string, status: number) =>
      db
        .update(liveEvent)
        .set({ status, ...(status === LiveStatus.advertise && { itemStarts: [] }) })
        .where(eq(liveEvent.id, id)),

    addChange: (change: typeof liveStatusChange.$inferInsert) => db.insert(liveStatusChange).values(change),

    /** The last changes of an event, the newest first. */
    listChanges: (id: string, limit: number) =>
      db
        .select()
        .from(liveStatusChange)
        .where(eq(liveStatusChange.liveId, id))
        .orderBy(desc(liveStatusChange.id))
        .limit(limit),

    /** The fencing token of an event, the id of the last change that announced it; null if there is none. */
    async findFencingToken(id: string): Promise<number | null> {
      const [row] = await selectFencingToken(db, id);
      return row?.id ?? null;
    },

    /** Events that are on the air or over without a replay, or one of them, with the state of their streams. */
    listFollowed: (id?: string): Promise<FollowedEvent[]> =>
      db
        .select({
          id: liveEvent.id,
          status: liveEvent.status,
          planEndAt: liveEvent.planEndAt,
          announcedAt: selectTransitionAt(eq(liveStatusChange.to, LiveStatus.advertise)),
          startedAt: selectTransitionAt(eq(liveStatusChange.transition, 'start')),
          segmentAt: max(liveChannel.segmentAt),
          encoderSeenAt: max(liveChannel.encoderSeenAt),
          isRecorded: sql<boolean>`bool_or(${isRecorded})`,
        })
        .from(liveEvent)
        .leftJoin(liveChannel, eq(liveChannel.liveId, liveEvent.id))
        .where(and(isFollowed, equalsIfSet(liveEvent.id, id)))
        .groupBy(liveEvent.id),
  };
}
