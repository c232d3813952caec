import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { unsubscription } from './tables.ts';

/** Whether an address wants no more mail. */
export async function isUnsubscribed(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ email: unsubscription.email })
    .from(unsubscription)
    .where(eq(unsubscription.email, email));
  return found.length > 0;
}

/** Keeps that an address wants no more mail; false where that was known. */
export async function insertUnsubscription(db: Database, email: string, now: number): Promise<boolean> {
  const inserted = await db
    .insert(unsubscription)
    .values({ email, createdAt: now })
    .onConflictDoNothing()
    .returning({ email: unsubscription.email });
  return inserted.length > 0;
}

/** Takes it back; false where there was nothing to take back. */
export async function deleteUnsubscription(db: Database, email: string): Promise<boolean> {
  const deleted = await db
    .delete(unsubscription)
    .where(eq(unsubscription.email, email))
    .returning({ email: unsubscription.email });
  return deleted.length > 0;
}
