import { LiveStatus } from '@osteon/domain';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../event/tables.ts';
import { isByHand, liveStatusChange, selectFencingToken } from './tables.ts';

/** Reads and changes the status of events. */
export function createStatusRepository(db: Database) {
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

    /** The ids of an event's last pause by hand, and of its last change to a status that lets a stream in. */
    async findPause(id: string): Promise<{ readonly pausedId: number | null; readonly openedId: number | null }> {
      const opens = inArray(liveStatusChange.to, [LiveStatus.advertise, LiveStatus.living]);
      const [row] = await db
        .select({
          pausedId: sql<number | null>`max(${liveStatusChange.id}) filter (where ${isByHand('pause')})`.mapWith(Number),
          openedId: sql<number | null>`max(${liveStatusChange.id}) filter (where ${opens})`.mapWith(Number),
        })
        .from(liveStatusChange)
        .where(eq(liveStatusChange.liveId, id));
      return row ?? { pausedId: null, openedId: null };
    },

    /**
     * Sets the status of an event; an announced one has no started items (rules/live-agenda#running-item), and its
     * credit was not awarded yet (rules/live-attendance#credit).
     */
    setStatus: (id: string, status: number) =>
      db
        .update(liveEvent)
        .set({ status, ...(status === LiveStatus.advertise && { itemStarts: [], creditAwardedAt: null }) })
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

    /** The changes of an event since it was last announced, in order; all of them if it never was. */
    listChangesSinceAnnouncement: (id: string) =>
      db
        .select({
          from: liveStatusChange.from,
          to: liveStatusChange.to,
          at: liveStatusChange.at,
          isHandPause: sql<boolean>`${isByHand('pause')}`,
        })
        .from(liveStatusChange)
        .where(
          and(
            eq(liveStatusChange.liveId, id),
            sql`${liveStatusChange.id} > coalesce((${selectFencingToken(db, id)}), 0)`,
          ),
        )
        .orderBy(asc(liveStatusChange.id)),
  };
}
