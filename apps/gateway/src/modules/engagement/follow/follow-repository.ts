import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareCounted } from '../base/count-repository.ts';
import { follow } from '../base/tables.ts';
import type { Target } from '../base/target.ts';

const key = { accountId: follow.accountId, refType: follow.refType, refId: follow.refId };

const insert = prepareCounted({ ...key, followedAt: follow.followedAt, seenAt: follow.seenAt }, 'fans', 1, (db, row) =>
  db.insert(follow).values(row).onConflictDoNothing().returning({ refId: follow.refId }),
);
const remove = prepareCounted(key, 'fans', -1, (db, { accountId, refType, refId }) =>
  db
    .delete(follow)
    .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), eq(follow.refId, refId)))
    .returning({ refId: follow.refId }),
);

/** Writes the follows of accounts. */
export function createFollowRepository(db: Database) {
  return {
    /** Returns the number of followers with the account; undefined where the account followed before. */
    async insert(accountId: string, target: Target, now: number): Promise<number | undefined> {
      const [changed] = await insert(db, { accountId, ...target, followedAt: now, seenAt: now });
      return changed?.count;
    },

    /** Returns the number of followers without the account; undefined where the account did not follow. */
    async remove(accountId: string, target: Target): Promise<number | undefined> {
      const [changed] = await remove(db, { accountId, ...target });
      return changed?.count;
    },

    /** Returns those of these ids that the account follows. */
    async listFollowed(accountId: string, refType: number, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await db
        .select({ id: follow.refId })
        .from(follow)
        .where(and(eq(follow.accountId, accountId), eq(follow.refType, refType), anyOf(follow.refId, ids)));
      return rows.map(({ id }) => id);
    },

    /** Ends all follows of an account and returns their targets. */
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
