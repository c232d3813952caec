import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { accountLock } from '../tables.ts';

/** A lock of an account as it is stored. */
export type LockRow = typeof accountLock.$inferSelect;

/** Every lock that an account ever had, oldest first: two and what appeals lifted. */
export function listLocks(db: Database, accountId: string): Promise<LockRow[]> {
  return db
    .select()
    .from(accountLock)
    .where(eq(accountLock.accountId, accountId))
    .orderBy(asc(accountLock.createdAt), asc(accountLock.id));
}

/** Locks an account; false where it was locked already, as the open lock is unique. */
export async function insertLock(db: Database, row: typeof accountLock.$inferInsert): Promise<boolean> {
  const made = await db.insert(accountLock).values(row).onConflictDoNothing().returning({ id: accountLock.id });
  return made.length > 0;
}

/** Lifts an open lock of a kind; gives its id, null where there is none. */
export async function endLock(
  db: Database,
  accountId: string,
  { type, reason, now }: { type: LockRow['type']; reason: LockRow['endReason']; now: number },
): Promise<string | null> {
  const [ended] = await db
    .update(accountLock)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(accountLock.accountId, accountId), eq(accountLock.type, type), isNull(accountLock.endedAt)))
    .returning({ id: accountLock.id });
  return ended?.id ?? null;
}
