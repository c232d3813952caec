import { LiveStatus, type StreamState } from '@osteon/domain';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { liveChannel, liveEvent } from '../live/event/tables.ts';
import { liveStatusChange } from '../live/status/tables.ts';
import { isRecorded } from './tables.ts';

/** An event with its status and the state of its streams. */
interface FollowedEvent extends StreamState {
  readonly id: string;
  readonly status: number;
}

/** Reads the events whose status follows their encoders (rules/live#movers). */
export function createFollowedEventRepository(db: Database) {
  /** The time of the last transition of an event that meets a condition. */
  const selectTransitionAt = (condition: SQL) =>
    sql<number | null>`(select max(${liveStatusChange.at}) from ${liveStatusChange}
      where ${and(eq(liveStatusChange.liveId, liveEvent.id), condition)})`.mapWith(liveStatusChange.at);

  // Literals, so that the planner sees that they lie within the indexes `live_event_on_air` and `live_event_ended`.
  const isFollowed = sql.raw(
    `(live_event.status in (${LiveStatus.living}, ${LiveStatus.pause}) or live_event.status = ${LiveStatus.end})`,
  );

  return {
    /** Events that are on the air or over without a replay, or one of them, with the state of their streams. */
    listFollowed: (id?: string): Promise<FollowedEvent[]> =>
      db
        .select({
          id: liveEvent.id,
          status: liveEvent.status,
          planEndAt: liveEvent.planEndAt,
          announcedAt: selectTransitionAt(eq(liveStatusChange.to, LiveStatus.advertise)),
          startedAt: selectTransitionAt(eq(liveStatusChange.transition, 'start')),
          resumedAt: selectTransitionAt(eq(liveStatusChange.transition, 'resume')),
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
