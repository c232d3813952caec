import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../tables.ts';

type Change = Partial<typeof liveEvent.$inferInsert>;

/** Reads and changes what an operator edits of events. */
export const createLiveEditRepository = (db: Database) => ({
  /** An event, locked until the transaction ends; undefined for an unknown id. */
  async lock(id: string) {
    const [event] = await db.select().from(liveEvent).where(eq(liveEvent.id, id)).for('update');
    return event;
  },

  change: (id: string, change: Change) => db.update(liveEvent).set(change).where(eq(liveEvent.id, id)),
});
