import { LiveStatus } from '@osteon/domain';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../event/tables.ts';
import { liveStatusChange, selectFencingToken } from './tables.ts';

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
        .select({ from: liveStatusChange.from, to: liveStatusChange.to, at: liveStatusChange.at })
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
