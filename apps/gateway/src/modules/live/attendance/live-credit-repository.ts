import { LiveStatus } from '@osteon/domain';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import type { LiveEvent } from '../event/service.ts';
import { liveEvent } from '../event/tables.ts';
import { liveStatusChange } from '../status/tables.ts';

/** The statuses of events that are over and were not taken down. */
const ENDED: readonly number[] = [LiveStatus.end, LiveStatus.replay, LiveStatus.replayPause];

/** Reads and changes the events whose credit is to be awarded. */
export function createLiveCreditRepository(db: Database) {
  const isUncredited = and(
    inArray(liveEvent.status, [...ENDED]),
    isNotNull(liveEvent.creditClass),
    gt(liveEvent.creditPoints, 0),
    isNull(liveEvent.creditAwardedAt),
  );

  return {
    /** The events with credit that was not awarded yet and that ended before a time in ms. */
    listUncredited(before: number): Promise<LiveEvent[]> {
      const hasEndedLater = sql`exists (select from ${liveStatusChange} where ${and(
        eq(liveStatusChange.liveId, liveEvent.id),
        eq(liveStatusChange.transition, 'end'),
        sql`${liveStatusChange.at} >= ${sql.param(before, liveStatusChange.at)}`,
      )})`;
      return db
        .select()
        .from(liveEvent)
        .where(and(isUncredited, sql`not ${hasEndedLater}`))
        .orderBy(liveEvent.id);
    },

    /** Stores that the credit of an event was awarded; not if it has been announced again. */
    async setCredited(id: string, at: number): Promise<void> {
      await db
        .update(liveEvent)
        .set({ creditAwardedAt: at })
        .where(and(eq(liveEvent.id, id), isUncredited));
    },
  };
}
