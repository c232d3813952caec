import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { unsubscription } from './tables.ts';

/** Reads and writes the addresses that are unsubscribed. */
export function createUnsubscribeRepository(db: Database) {
  return {
    /** Returns true when an address is unsubscribed. */
    async has(email: string): Promise<boolean> {
      const found = await db
        .select({ email: unsubscription.email })
        .from(unsubscription)
        .where(eq(unsubscription.email, email));
      return found.length > 0;
    },

    /** Unsubscribes an address; false if it was unsubscribed already. */
    async insert(email: string, now: number): Promise<boolean> {
      const inserted = await db
        .insert(unsubscription)
        .values({ email, createdAt: now })
        .onConflictDoNothing()
        .returning({ email: unsubscription.email });
      return inserted.length > 0;
    },

    /** Resubscribes an address; false if it was not unsubscribed. */
    async remove(email: string): Promise<boolean> {
      const deleted = await db
        .delete(unsubscription)
        .where(eq(unsubscription.email, email))
        .returning({ email: unsubscription.email });
      return deleted.length > 0;
    },
  };
}
