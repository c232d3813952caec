import { and, eq, inArray } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { delivery } from '../tables.ts';

type Row = typeof delivery.$inferSelect;

/** The state of a delivery; some are final. */
export type DeliveryState = Row['state'];

/** Reads and writes deliveries. */
export function createDeliveryRepository(db: Database) {
  return {
    /** Inserts a delivery unless its idempotency key exists; returns the id of the delivery with this key. */
    async insert(row: typeof delivery.$inferInsert): Promise<string> {
      await db.insert(delivery).values(row).onConflictDoNothing();
      const [found] = await db.select({ id: delivery.id }).from(delivery).where(eq(delivery.key, row.key));
      if (!found) throw new Error('the database returned no id');
      return found.id;
    },

    /** State of a delivery; null for one that was erased. */
    async findState(id: string): Promise<DeliveryState | null> {
      const [row] = await db.select({ state: delivery.state }).from(delivery).where(eq(delivery.id, id));
      return row?.state ?? null;
    },

    /** Acquires a queued delivery for one attempt; null if it is not queued. */
    async acquire(id: string): Promise<Row | null> {
      const [row] = await db
        .update(delivery)
        .set({ state: 'sending' })
        .where(and(eq(delivery.id, id), eq(delivery.state, 'queued')))
        .returning();
      return row ?? null;
    },

    /** Queues a delivery again that no provider accepted, for a retry; false if it was cancelled meanwhile. */
    async release(id: string, reason: string): Promise<boolean> {
      const released = await db
        .update(delivery)
        .set({ state: 'queued', reason })
        .where(and(eq(delivery.id, id), eq(delivery.state, 'sending')))
        .returning({ id: delivery.id });
      return released.length > 0;
    },

    /** Records the outcome of a delivery and erases its content; returns whether it was in one of the states `from`. */
    async finish(
      id: string,
      { from, ...end }: { from: readonly DeliveryState[]; state: DeliveryState; reason?: string; finishedAt: number },
    ): Promise<boolean> {
      const finished = await db
        .update(delivery)
        .set({ ...end, content: null })
        .where(and(eq(delivery.id, id), inArray(delivery.state, [...from])))
        .returning({ id: delivery.id });
      return finished.length > 0;
    },

    /** Deletes every delivery to these accounts. */
    async removeOfAccounts(accounts: readonly string[]): Promise<void> {
      await db.delete(delivery).where(anyOf(delivery.account, accounts));
    },
  };
}
