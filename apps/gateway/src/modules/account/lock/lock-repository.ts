import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { accountLock } from './tables.ts';

/** A lock record as it is stored. */
export type LockRow = typeof accountLock.$inferSelect;

/** Reads and writes the lock records of accounts. */
export function createLockRepository(db: Database) {
  return {
    /** Every lock record of an account, oldest first: two at most, unless appeals were accepted. */
    list(accountId: string): Promise<LockRow[]> {
      return db
        .select()
        .from(accountLock)
        .where(eq(accountLock.accountId, accountId))
        .orderBy(asc(accountLock.createdAt), asc(accountLock.id));
    },

    /** Locks an account; false if it is locked already, as the open lock is unique. */
    async insert(row: typeof accountLock.$inferInsert): Promise<boolean> {
      const inserted = await db.insert(accountLock).values(row).onConflictDoNothing().returning({ id: accountLock.id });
      return inserted.length > 0;
    },

    /** Ends an open lock of a type; returns its id, null for none. */
    async end(
      accountId: string,
      { type, reason, now }: { type: LockRow['type']; reason: LockRow['endReason']; now: number },
    ): Promise<string | null> {
      const [ended] = await db
        .update(accountLock)
        .set({ endedAt: now, endReason: reason })
        .where(and(eq(accountLock.accountId, accountId), eq(accountLock.type, type), isNull(accountLock.endedAt)))
        .returning({ id: accountLock.id });
      return ended?.id ?? null;
    },
  };
}
