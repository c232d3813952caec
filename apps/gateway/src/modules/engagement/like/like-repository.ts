import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareCounted } from '../base/count-repository.ts';
import { itemLike } from '../base/tables.ts';
import type { Target } from '../base/target.ts';

const key = { accountId: itemLike.accountId, refType: itemLike.refType, refId: itemLike.refId };

const insert = prepareCounted({ ...key, likedAt: itemLike.likedAt }, 'likes', 1, (db, row) =>
  db.insert(itemLike).values(row).onConflictDoNothing().returning({ refId: itemLike.refId }),
);
const remove = prepareCounted(key, 'likes', -1, (db, { accountId, refType, refId }) =>
  db
    .delete(itemLike)
    .where(and(eq(itemLike.accountId, accountId), eq(itemLike.refType, refType), eq(itemLike.refId, refId)))
    .returning({ refId: itemLike.refId }),
);

/** Writes the likes of accounts. */
export function createLikeRepository(db: Database) {
  return {
    /** Returns the number of likes with the account's; undefined where the account liked the item before. */
    async insert(accountId: string, target: Target, now: number): Promise<number | undefined> {
      const [changed] = await insert(db, { accountId, ...target, likedAt: now });
      return changed?.count;
    },

    /** Returns the number of likes without the account's; undefined where the account did not like the item. */
    async remove(accountId: string, target: Target): Promise<number | undefined> {
      const [changed] = await remove(db, { accountId, ...target });
      return changed?.count;
    },

    /** Returns those of these ids that the account likes. */
    async listLiked(accountId: string, refType: number, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: itemLike.refId })
        .from(itemLike)
        .where(and(eq(itemLike.accountId, accountId), eq(itemLike.refType, refType), anyOf(itemLike.refId, ids)));
      return rows.map(({ id }) => id);
    },

    /** Ends all likes of an account and returns their targets. */
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
