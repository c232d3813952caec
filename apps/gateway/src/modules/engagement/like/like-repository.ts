import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import type { Target } from '../target/target.ts';
import { itemLike } from './tables.ts';

const key = { accountId: itemLike.accountId, refType: itemLike.refType, refId: itemLike.refId };

const insert = prepareStatement({ ...key, likedAt: itemLike.likedAt }, (db, row) =>
  db.insert(itemLike).values(row).onConflictDoNothing().returning({ refId: itemLike.refId }),
);
const remove = prepareStatement(key, (db, { accountId, refType, refId }) =>
  db
    .delete(itemLike)
    .where(and(eq(itemLike.accountId, accountId), eq(itemLike.refType, refType), eq(itemLike.refId, refId)))
    .returning({ refId: itemLike.refId }),
);

/** Writes the likes of accounts. */
export function createLikeRepository(db: Database) {
  return {
    /** Returns whether the account did not like the item before. */
    async insert(accountId: string, target: Target, now: number): Promise<boolean> {
      return (await insert(db, { accountId, ...target, likedAt: now })).length > 0;
    },

    /** Returns whether the account liked the item before. */
    async remove(accountId: string, target: Target): Promise<boolean> {
      return (await remove(db, { accountId, ...target })).length > 0;
    },

    /** Those of these ids that the account likes. */
    async listLiked(accountId: string, refType: number, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: itemLike.refId })
        .from(itemLike)
        .where(and(eq(itemLike.accountId, accountId), eq(itemLike.refType, refType), anyOf(itemLike.refId, ids)));
      return rows.map(({ id }) => id);
    },

    /** Ends all likes of an account and returns what it liked. */
    removeOfAccount: (accountId: string): Promise<Target[]> =>
      db
        .delete(itemLike)
        .where(eq(itemLike.accountId, accountId))
        .returning({ refType: itemLike.refType, refId: itemLike.refId }),

    /** Ends all likes of an item. */
    async removeOfTarget({ refType, refId }: Target): Promise<void> {
      await db.delete(itemLike).where(and(eq(itemLike.refType, refType), eq(itemLike.refId, refId)));
    },
  };
}
