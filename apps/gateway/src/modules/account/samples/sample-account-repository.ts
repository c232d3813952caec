import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../accounts/tables.ts';
import { accountLock } from '../lock/tables.ts';

/** An account and a lock about to be stored. */
export type NewAccountRow = typeof account.$inferInsert;
export type NewLockRow = typeof accountLock.$inferInsert;

/** Reads and writes the sample accounts. */
export function createSampleAccountRepository(db: Database) {
  return {
    /** Deletes the listed accounts whose cancellation was requested at a time (ms) or before. */
    async deleteCancelledBefore(ids: readonly string[], until: number): Promise<void> {
      await db.delete(account).where(and(inArray(account.id, [...ids]), lte(account.cancelRequestedAt, until)));
    },

    /** The ids that have an account. */
    async listExistingIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: account.id })
        .from(account)
        .where(inArray(account.id, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },

    /** Inserts accounts that are not there yet, and the locks of those that were inserted. */
    async insertWithLocks(rows: readonly NewAccountRow[], locks: readonly NewLockRow[]): Promise<void> {
      await db.transaction(async (tx) => {
        const inserted = await tx
          .insert(account)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ id: account.id });
        const isNew = new Set(inserted.map(({ id }) => id));
        const newLocks = locks.filter(({ accountId }) => isNew.has(accountId));
        if (newLocks.length > 0) await tx.insert(accountLock).values(newLocks);
      });
    },
  };
}
