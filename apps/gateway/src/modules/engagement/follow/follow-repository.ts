import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Target } from '../target/target.ts';
import { follow } from './tables.ts';

/** Writes the follows of accounts. */
export function createFollowRepository(db: Database) {
  return {
    /** Returns whether the account did not follow before. */
    async insert(accountId: string, { refType, refId }: Target, now: number): Promise<boolean> {
      const rows = await db
        .insert(follow)
        .values({ accountId, refType, refId, followedAt: now, seenAt: now })
        .onConflictDoNothing()
        .returning({ refId: follow.refId });
      return rows.length > 0;
    },

    /** Returns whether the account followed before. */
    async remove(accountId: string, { refType, refId }: Target): Promise<boolean> {
      const rows = await db
        .delete(follow)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), eq(follow.refId, refId)))
        .returning({ refId: follow.refId });
      return rows.length > 0;
    },

    /** Those of these ids that the account follows. */
    async listFollowed(accountId: string, refType: number, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: follow.refId })
        .from(follow)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), anyOf(follow.refId, ids)));
      return rows.map(({ id }) => id);
    },

    /** Ends all follows of an account and returns whom it followed. */
    removeOfAccount: (accountId: string): Promise<Target[]> =>
      db
        .delete(follow)
        .where(eq(follow.accountId, accountId))
        .returning({ refType: follow.refType, refId: follow.refId }),

    /** Ends all follows of an item. */
    async removeOfTarget({ refType, refId }: Target): Promise<void> {
      await db.delete(follow).where(and(eq(follow.refType, refType), eq(follow.refId, refId)));
    },
  };
}
