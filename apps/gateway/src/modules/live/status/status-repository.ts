import { LiveStatus } from '@osteon/domain';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../event/tables.ts';
import { liveStatusChange } from './tables.ts';

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
  };
}
